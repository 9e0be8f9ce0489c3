/** What papers say of hazardous materials. */
export const words = {
  emergency: 'Emergency contact, 24 hours: {{phone}}',
  total_quantity: 'total {{quantity}}',
  placards: 'Placards offered: {{placards}}',
};
