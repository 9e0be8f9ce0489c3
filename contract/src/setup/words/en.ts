export const words = {
  errors: { rates_there: 'There are carriers or rates already: examples are only for a portal without any.' },
  title: 'Set up your portal',
  text: 'What a new portal needs before its first quote. Each step can be done later; the list goes when all are done.',
  can_quote: 'Your portal can quote. What is open below can wait.',
  cannot_quote: 'Your portal cannot quote yet: the steps marked as needed are open.',
  dismissed: 'The set-up list is hidden',
  dismiss: 'Hide this list',
  to_loads: 'Go to the portal',
  to_operator: 'Open the operator’s page',
  to_trucks: 'Open the trucks',
  to_thresholds: 'Open the thresholds',
  to_carriers: 'Open the carriers',
  to_rates: 'Open the rates',
  add_examples: 'Add example carriers and rates',
  examples_added: 'Added. Your portal can quote; the rates are invented.',
  command: 'On the server:',
  done: 'Done',
  needed: 'Needed',
  open: 'Open',
  steps: {
    identity: {
      title: 'Say who runs the portal',
      text: 'Name, address and e-mail of the operator, as papers, mails and public pages print them.',
    },
    mail: {
      title: 'Connect a mail server',
      text: 'Without one no invitation, notice or forgotten password reaches anybody. The server reads its address when it starts.',
    },
    gs1_prefix: {
      title: 'Enter your GS1 company prefix',
      text: 'Numbers of bills of lading and labels begin with it. Until then they begin with the prefix of GS1’s examples.',
    },
    carriers: {
      title: 'Add your carriers',
      text: 'Who is asked for prices, with modes and liability. Add your own, or examples with invented rates to begin with.',
    },
    tariffs: {
      title: 'Load tariffs',
      text: 'Rates in force today for at least one carrier: LTL, parcel, truck or containers.',
    },
    own_rates: {
      title: 'Replace the example rates',
      text: 'The rates of the example carriers are invented. Change them to your own, or suspend those carriers.',
    },
    trucks: {
      title: 'Check the trucks you offer',
      text: 'Sizes, weights and pictures of the trucks that customers choose from. The usual ones are there from the start.',
    },
    drayage: {
      title: 'Add rates of ports and rail ramps',
      text: 'Without them containers wait for a price that operations enter by hand.',
    },
    thresholds: {
      title: 'Warn of carriers that perform badly',
      text: 'Below which share of loads on time a carrier’s quotes show a notice, and what it says.',
    },
  },
};
