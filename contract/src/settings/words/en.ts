export const words = {
  errors: {
    authority_digits: 'Enter 1 to 8 digits.',
    changed_meanwhile: 'Somebody else changed this setting meanwhile. Reload to see their change; yours is not saved.',
    gs1_prefix_digits: 'A GS1 company prefix has 6 to 12 digits.',
    gs1_prefix_too_long:
      'This prefix leaves room for too few numbers: the numbers have reached {{reached}}. Enter a shorter prefix.',
    not_yours: 'You may not change this setting.',
    numbers_used_up:
      'The company prefix leaves no more numbers. Operations have to enter a shorter GS1 company prefix in the settings.',
    scac_letters: 'A SCAC has two to four capital letters.',
  },
  operator: {
    title: 'The operator',
  },
};
