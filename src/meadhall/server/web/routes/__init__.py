"""What can be asked by HTTP and by socket, one file for each kind of thing."""
