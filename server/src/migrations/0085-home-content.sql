-- News of the home screen, in both languages.
create table home_infos (
  id integer generated always as identity primary key,
  title_en text not null,
  title_es text not null,
  text_en text not null,
  text_es text not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);

-- What the home screen shows one after the other. An item without a file is not shown yet; one without a language is
-- for readers of both, one without days is shown from the start or for good.
create table carousel_items (
  id integer generated always as identity primary key,
  position integer not null,
  title_en text not null,
  title_es text not null,
  caption_en text not null default '',
  caption_es text not null default '',
  language text check (language in ('en', 'es')),
  starts_on date,
  ends_on date,
  active boolean not null default true,
  media_key text,
  media_content_type text,
  media_size integer,
  version integer not null default 1,
  check (starts_on <= ends_on),
  check ((media_key is null) = (media_content_type is null) and (media_key is null) = (media_size is null))
);
