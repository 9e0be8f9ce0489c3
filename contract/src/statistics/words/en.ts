export const words = {
  settings: { report: 'Statistics by e-mail' },
};
