"""Games told again: frame by frame, as a record, or as it was kept when its rules went."""
