/** What booking screens and the load's page say of insurance. */
export const words = {
  title: 'Cargo insurance',
  policy: 'Policy {{id}}, being issued',
  none: 'No insurance',
  add: 'Insured for {{price}}',
  add_free: 'Free policy, {{left}} of {{all}} left',
  up_to: 'All risks, up to {{cover}}',
  offer_text: '{{carrier}} pays at most {{liability}}, and only if it is at fault.',
  offer_text_any: 'A carrier pays only if it is at fault.',
  line: 'Insurance',
  insured: 'Insured up to {{cover}}; bought once the carrier accepts, given back if it declines.',
  referred: 'Operations has to ask the insurer about this load. Ask for a quote under Insurance.',
  excluded: 'The insurer never takes these goods.',
  terms: 'Not covered: delay, poor packing, wear, wilful acts, war, nuclear and cyber events.',
  uninsured: 'Cargo is not insured',
  uninsured_text:
    'If it is lost or damaged, the carrier pays no more than its liability. It can be insured until it is picked up.',
  insure: 'Insure this load',
  insure_from: 'Insure it from {{price}}',
};
