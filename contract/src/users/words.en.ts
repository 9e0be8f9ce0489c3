export const en = {
  errors: {
    password_length: 'Use 8 to 20 characters.',
    password_weak: 'Mix upper case, lower case, numbers and symbols.',
    password_common: 'This password is easy to guess. Choose another one.',
    old_password_wrong: 'The current password is not right.',
    link_not_valid: 'This link is no longer valid. Ask for a new one.',
    not_found: 'User not found!',
  },
  password_link_mail: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    greeting: 'Hello {{name}},',
    text: 'Somebody, probably you, asked for a new password for {{email}}. The link works once, for {{minutes}} minutes.',
    action: 'Set a new password',
    note: 'If you did not ask for this, do nothing: your password stays as it is.',
  },
};
