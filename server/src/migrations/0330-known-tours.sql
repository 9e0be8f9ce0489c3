-- Who has worked with the portal already needs no tour of it.
update users set user_tour = '{"home": true, "my-loads": true, "quote-book": true, "payment-hub": true, "settings": true}'
where password_hash is not null;
