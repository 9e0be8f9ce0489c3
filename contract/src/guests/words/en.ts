export const words = {
  links: {
    terms: 'Terms',
    privacy: 'Privacy',
  },
  errors: {
    phone_digits: 'Phone must have {{digits}} digits.',
  },
};
