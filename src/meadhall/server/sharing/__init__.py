"""What sharing sites show of a saga: a few words and a picture."""
