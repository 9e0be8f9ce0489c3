export const en = {
  errors: {
    expired: 'Price expired, please quote again.',
    not_open: 'This price can no longer be booked.',
    mode_not_enabled: 'This mode is not enabled for your account.',
  },
};
