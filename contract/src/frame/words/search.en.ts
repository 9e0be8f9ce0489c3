export const words = {
  open: 'Search loads, PRO, PO, BOL',
  title: 'Search',
  placeholder: 'Load, PRO, PO, BOL, city or carrier',
  none: 'Nothing found for “{{text}}”.',
  results_one: '{{count}} result',
  results_other: '{{count}} results',
};
