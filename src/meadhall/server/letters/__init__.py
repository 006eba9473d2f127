"""What the hall tells those who are away: by mail, and by feeds they look into themselves."""
