export const en = {
  errors: {
    invalid_credentials: 'Invalid email or password.',
    session_expired: 'The token has expired',
    throttled: 'Too many attempts. Try again in {{seconds}} seconds.',
    locked:
      'Sign-in is paused for this account on new devices. Try again in {{minutes}} minutes or reset your password.',
  },
};
