"""The hall on the web: who may come in, what can be asked, and how it is answered."""
