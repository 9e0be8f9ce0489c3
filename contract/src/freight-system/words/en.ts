export const words = {
  errors: {
    unavailable: 'The freight system does not answer right now. Try again in a moment.',
    sign_in_refused:
      'The freight system’s link did not sign you in. It works once and for a short time: open the portal from the freight system again.',
    company_taken: 'Another account is linked to this company.',
    user_taken: 'This user of the freight system, or of the portal, is linked already.',
    not_linked: 'This account is not linked to a company of the freight system.',
  },
};
