export const en = {
  errors: {
    password_length: 'Use 8 to 20 characters.',
    password_weak: 'Mix upper case, lower case, numbers and symbols.',
    password_common: 'This password is easy to guess. Choose another one.',
    old_password_wrong: 'The current password is not right.',
    link_not_valid: 'This link is no longer valid. Ask for a new one.',
    not_found: 'User not found!',
  },
};
