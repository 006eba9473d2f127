/** Wolf, Raven, Bear. */
import { sharedLooks, type Look } from "../face";

export const bearings: Look[] = sharedLooks(4).filter((_, seat) => seat !== 2);
