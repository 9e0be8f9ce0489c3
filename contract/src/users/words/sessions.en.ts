/** The open sessions of a user. */
export const words = {
  title: 'Sessions',
  text: 'Where you are signed in. End those you do not know, and change your password then.',
  end: 'End session',
  end_all: 'End all sessions',
  end_others: 'End all others',
  ended: 'The sessions have ended.',
  none: 'No open session.',
  own: 'This one',
  unknown_device: 'Unknown browser',
  program: 'A program',
  named_program: 'A program ({{name}})',
  on_system: '{{browser}} on {{system}}',
  now: 'Now, since {{since}}',
};
