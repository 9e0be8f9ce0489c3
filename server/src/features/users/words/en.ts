/** Mails about passwords. */
export const words = {
  password_link_mail: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    greeting: 'Hello {{name}},',
    text: 'Somebody, probably you, asked for a new password for {{email}}. The link works once, for {{minutes}} minutes.',
    action: 'Set a new password',
    note: 'If you did not ask for this, do nothing: your password stays as it is.',
  },
  invitation_mail: {
    subject: 'You are invited to the freight portal',
    heading: 'Welcome',
    greeting: 'Hello {{name}},',
    text: 'You can now sign in with {{email}}. First set a password: the link works once, for 7 days.',
    action: 'Set your password',
    note: 'If you do not know why you got this, do nothing.',
  },
};
