export const en = {
  errors: {
    zip_unknown: 'We do not know this ZIP code.',
  },
};
