export const words = {
  sign_in_as: 'Sign in as this account',
  sign_in: {
    title: 'Sign in',
    text: 'Quote, book and track your freight.',
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    again_in: 'Try again in {{time}}',
    wait: 'Sign-in opens again when the time is up.',
    throttled: 'Too many attempts. Please wait a moment.',
    new_here: 'New to the portal?',
    create_account: 'Create account',
    request_demo: 'Request a demo',
  },
  errors: {
    not_signed_in_as: 'Not while signed in as another account.',
    own_account: 'This is your own account.',
    account_suspended: 'This account is suspended.',
    invalid_credentials: 'Invalid email or password.',
    session_expired: 'The token has expired',
    throttled: 'Too many attempts. Try again in {{seconds}} seconds.',
    locked:
      'Sign-in is paused for this account on new devices. Try again in {{minutes}} minutes or reset your password.',
  },
};
