/** The own profile. */
export const words = {
  title: 'Profile',
  personal: 'Personal info',
  role: 'Role',
  save: 'Save',
  saved: 'Your profile is saved.',
  unchanged: 'Nothing is changed yet.',
  language: 'Language',
  language_text: 'Of the screens, of e-mails to you and of papers you make. It is saved with your user.',
  security: 'Sign-in and security',
  password: 'Password',
  password_text: 'Changing it signs out your other devices.',
  password_change: 'Change password',
  factor_change: 'Set up sign-in',
  sessions: 'Sessions',
  sessions_text: 'The devices you are signed in on.',
  sessions_change: 'Review sessions',
};
