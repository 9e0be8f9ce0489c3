/** What booking screens and the load's page say of insurance. */
export const words = {
  title: 'Cargo insurance',
  offer: 'Insure up to {{cover}} for {{price}}',
  offer_text: 'All risks. {{carrier}} pays at most {{liability}}, and only if it is at fault.',
  offer_text_any: 'All risks, whoever is at fault.',
  add: 'Add insurance, {{price}}',
  add_free: 'Use a free policy, {{left}} of {{all}} left',
  none: 'No insurance',
  added: 'Insured up to {{cover}}',
  price: 'Insurance, {{price}}',
  free: 'Free policy',
  referred: 'Operations has to ask the insurer about this load. Ask for a quote under Insurance.',
  excluded: 'The insurer never takes these goods.',
  policy: 'Certificate {{number}}',
  no_number_yet: 'Certificate follows',
  terms: 'Not covered: delay, poor packing, wear, wilful acts, war, nuclear and cyber events.',
};
