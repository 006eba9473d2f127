"""Our games under the interfaces that learners use: one module for each, and each an extra to install."""
