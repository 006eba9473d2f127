"""What takes long: agents that think, in processes of their own, and whose turn it is."""
