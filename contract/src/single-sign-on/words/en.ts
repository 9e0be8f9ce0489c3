export const words = {
  sign_in: {
    title: 'Sign in with your company',
    text: 'Your company’s own sign-in opens, and leads back here.',
    email: 'Work email',
    submit: 'Continue',
    going: 'Your company’s sign-in is opening',
    coming: 'Signing you in',
    failed: 'You are not signed in',
    again: 'Try again',
    to_login: 'Go to sign-in',
  },
  account: {
    title: 'Single sign-on',
    text: 'People of this account sign in by their company’s own identity provider (OpenID Connect).',
    issuer: 'Address of the provider (issuer)',
    issuer_hint: 'Such as https://login.example.com',
    client_id: 'Client ID',
    client_secret: 'Client secret',
    secret_kept: 'A secret is kept. It stays as long as address and client do.',
    domains: 'E-mail domains',
    domains_hint:
      'Separated by commas. Only addresses at these domains are let in: enter those that are surely the account’s.',
    is_on: 'People may sign in by it',
    redirect_uri: 'Redirect address to register at the provider',
    sign_in_url: 'Sign-in address for the account’s people',
    save: 'Save',
    saved: 'Single sign-on is saved.',
    test: 'Test connection',
    faults: {
      none: 'The identity provider answers.',
      unavailable: 'The identity provider does not answer. Check the address, or try again in a moment.',
      not_a_provider: 'There is no identity provider of this name at this address.',
      not_called:
        'The identity provider is at an address that the portal does not call, or names one: each has to begin with https:// and be public. Your server administrator can allow a private network with OUTGOING_PRIVATE_RANGES.',
    },
  },
  errors: {
    unknown_domain: 'No company with this e-mail domain signs in here by its own provider. Use your password.',
    unavailable: 'Your company’s sign-in does not answer right now. Try again in a moment, or use your password.',
    refused:
      'Your company’s sign-in did not let you in here. Begin again; if it happens again, ask your administrator for an account with the same e-mail address.',
    issuer_address: 'Enter an address that begins with https://.',
    issuer_private:
      'This address is in a private network. Your server administrator can allow it with OUTGOING_PRIVATE_RANGES.',
    domain_form: 'Enter a domain, such as example.com.',
    domain_taken: 'Another account has this domain.',
    secret_missing: 'Enter the client secret the provider gave you.',
  },
};
