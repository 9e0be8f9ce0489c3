export const en = {
  errors: {
    not_found: 'Carrier not found!',
  },
};
