export const words = {
  errors: {
    not_found: 'Carrier not found!',
  },
};
