-- What somebody who holds a certificate saw differ from it on the public page; without a quote where no certificate has
-- the code on the paper.
create table certificate_differences (
  id integer generated always as identity primary key,
  code text not null,
  quote_id integer references insurance_quotes (id),
  differences jsonb not null,
  message text not null,
  email text,
  language text not null check (language in ('en', 'es')),
  created_at timestamptz(3) not null default now()
);
create index certificate_differences_quote on certificate_differences (quote_id) where quote_id is not null;
