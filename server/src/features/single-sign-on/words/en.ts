/** The mail about an account's identity provider. */
export const words = {
  provider_mail: {
    subject: 'How people sign in to {{account}} has changed',
    heading: 'Single sign-on has changed',
    greeting: 'Hello {{name}},',
    changes: {
      on: '{{operator}} has set up single sign-on for {{account}}: people with an e-mail address at {{domains}} can now sign in by the identity provider {{issuer}}.',
      off: '{{operator}} has switched off single sign-on for {{account}}: the identity provider {{issuer}} lets nobody in.',
    },
    note: 'Whoever runs this provider can sign in as your people. If you did not expect this, write to {{email}} at once.',
  },
};
