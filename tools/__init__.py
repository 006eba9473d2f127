"""What builds, tries and starts this project; none of it is part of the package."""
