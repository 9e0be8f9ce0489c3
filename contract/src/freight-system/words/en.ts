export const words = {
  sign_in: {
    title: 'Signing in',
    failed: 'You are not signed in',
    second_factor: 'You sign in with two steps: use your e-mail address, your password and your code.',
    to_login: 'Go to sign-in',
  },
  connection: {
    title: 'Freight system',
    company_guid: 'Company GUID',
    network_id: 'Network ID',
    portal_user: 'Portal’s user',
    portal_password: 'Portal’s password',
    user_note: 'Without a user of its own, the portal uses the one of its configuration.',
    password_kept: 'A password is kept. It stays as long as company and user do.',
    users: 'Sign in from there: {{names}}.',
    save: 'Save',
    saved: 'The link to the freight system is saved.',
    test: 'Test connection',
    faults: {
      none: 'The freight system lets the portal in.',
      not_linked: 'No company is named.',
      not_connected: 'The portal has no address of a freight system: set FREIGHT_SYSTEM_URL.',
      unknown_company: 'The freight system does not know this company. Check the GUID.',
      access_denied: 'The freight system refuses the portal’s user. Check user and password.',
      unavailable: 'The freight system does not answer. Try again in a moment.',
      nonsense: 'The freight system answered something the portal cannot read.',
    },
  },
  errors: {
    unavailable: 'The freight system does not answer right now. Try again in a moment.',
    sign_in_refused:
      'The freight system’s link did not sign you in. It works once and for a short time: open the portal from the freight system again.',
    company_taken: 'Another account is linked to this company.',
    user_taken: 'This user of the freight system, or of the portal, is linked already.',
    not_linked: 'This account is not linked to a company of the freight system.',
  },
};
