export const en = {
  errors: {
    not_found: 'Document not found!',
  },
};
