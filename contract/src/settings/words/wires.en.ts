export const words = {
  text: 'How each carrier is reached, what its connection said last, and a test that books nothing.',
  none: 'No carrier is connected. Rate tables and Dispatch work without.',
  new: 'Connect a carrier',
  edit: 'Edit',
  change: 'Edit the connection to {{carrier}}',
  of: 'Connection to {{carrier}}',
  choose: 'Choose a carrier',
  failing_one:
    '{{carriers}} does not answer as it should. What goes by this connection waits or is missing until it does.',
  failing_other:
    '{{count}} connections do not answer as they should: {{carriers}}. What goes by them waits or is missing until they do.',
  kept: 'Keys and passwords are stored encrypted and never shown again. Every change is in the audit.',
  means: 'It is tried again by itself while loads are under way.',
  off_means: 'Nothing goes by it while it is off: its loads are tendered and followed by hand in Dispatch.',
  remove_text:
    'The connection to {{carrier}} goes with its key. Loads under way are followed by hand in Dispatch from then on.',
  kinds: {
    portal: {
      name: 'Portal interface',
      about:
        'The interface that the portal publishes, for carriers that build to it: prices, tenders, events and papers.',
    },
  },
  states: { connected: 'Connected', failing: 'Failing', untried: 'Not tried', off: 'Switched off' },
  parts: {
    quote: 'Prices',
    tender: 'Tenders',
    cancel: 'Cancellations',
    events: 'Events',
    papers: 'Papers',
    bill: 'Bills',
  },
  facts: {
    address: 'Reached at',
    parts: 'Used for',
    answered: 'Last answer',
    never: 'Never',
    none: 'No address',
    failing: 'Failing',
    failures_one: 'since {{since}}, {{count}} try',
    failures_other: 'since {{since}}, {{count}} tries',
  },
  faults: {
    no_address: 'There is no address to ask at.',
    unreachable: 'The carrier does not answer at this address.',
    key_refused: 'The carrier answers and refuses the key.',
    refused: 'The carrier answers and refuses the request.',
    nonsense: 'Something answers at this address that does not speak this interface.',
  },
  test: {
    button: 'Test',
    of: 'Test the connection to {{carrier}}',
    pending: 'Testing…',
    passed: 'Test passed: the carrier answered in {{milliseconds}} ms.',
    failed: 'The test did not pass.',
    tried: 'Last tried {{moment}}',
    untried: 'Nothing was asked of it yet.',
  },
  fields: {
    carrier: 'Carrier',
    address: 'Address',
    key: 'Key',
    answer_seconds: 'An answer may take',
    answer_megabytes: 'An answer may have',
    enabled: 'Switched on',
  },
  hints: {
    address:
      'Where the carrier’s interface begins, such as https://api.example.com/v1. Another address needs its key again.',
    key: 'Kept encrypted and never shown again.',
    key_kept: 'A key is kept. Type a new one to replace it.',
  },
  units: { seconds: 's', megabytes: 'MB' },
};
