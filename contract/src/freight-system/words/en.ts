export const words = {
  errors: {
    unavailable: 'The freight system does not answer right now. Try again in a moment.',
  },
};
