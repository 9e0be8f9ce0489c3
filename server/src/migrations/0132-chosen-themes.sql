-- The key of the theme a person chose; null follows the default one. Themes themselves are a setting.
alter table users add column chosen_theme text;
