export const words = {
  links: {
    terms: 'Terms',
    privacy: 'Privacy',
  },
  errors: {
    demo_answered: 'Somebody else has answered this demo request meanwhile.',
    phone_digits: 'Phone must have {{digits}} digits. A US number may leave out its leading 1.',
  },
};
