/** What signs in or acts for a person besides their password. */
export const words = {
  title: 'Other access to your account',
  text: 'API keys, passkeys, other sessions and links you shared keep working when your password changes. If you do not recognize one of them, end them all.',
  nothing: 'There is none beyond this session.',
  keys_one: '{{count}} API key',
  keys_other: '{{count}} API keys',
  passkeys_one: '{{count}} passkey',
  passkeys_other: '{{count}} passkeys',
  sessions_one: '{{count}} other session',
  sessions_other: '{{count}} other sessions',
  links_one: '{{count}} shared link',
  links_other: '{{count}} shared links',
  key: 'API key {{prefix}}…, created {{date}}',
  end: 'End all other access',
  end_text:
    'Your API keys are switched off, your passkeys removed, and your other sessions and the links you shared ended. You stay signed in here, and an authenticator app keeps working.',
  ended: 'Keys, passkeys, other sessions and shared links have ended.',
};
