-- The card's brand as the provider calls it; null for all that was paid before, which stays "Card ending ...".
ALTER TABLE payments ADD COLUMN brand text;
