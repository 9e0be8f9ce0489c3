export const en = {
  errors: {
    phone_digits: 'Phone must have {{digits}} digits.',
  },
};
