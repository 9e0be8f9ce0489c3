export const words = {
  links: {
    terms: 'Terms',
    privacy: 'Privacy',
  },
  errors: {
    demo_answered: 'Somebody else has answered this demo request meanwhile.',
    phone_digits: 'Phone must have {{digits}} digits.',
  },
};
