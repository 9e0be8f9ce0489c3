/** What signs in or acts for somebody beside their password. */
export const words = {
  title: 'What else acts for you',
  text: 'API keys, passkeys and sessions work on when your password changes. If you do not know one of them, end them all.',
  nothing: 'Nothing but this session.',
  keys_one: '{{count}} API key',
  keys_other: '{{count}} API keys',
  passkeys_one: '{{count}} passkey',
  passkeys_other: '{{count}} passkeys',
  sessions_one: '{{count}} other session',
  sessions_other: '{{count}} other sessions',
  key: 'API key {{prefix}}…, made {{date}}',
  end: 'End all of it',
  ended: 'Keys, passkeys and other sessions have ended.',
};
