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
};
