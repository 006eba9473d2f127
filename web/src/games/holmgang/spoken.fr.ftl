village-askheim = Askheim
village-birkvik = Birkvik
village-elmgard = Elmgard
