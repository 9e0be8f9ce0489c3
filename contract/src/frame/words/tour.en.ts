export const words = {
  place: '{{at}} of {{of}}',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
  again: 'To see this tour again, search for it or press ?.',
  home: {
    book: { title: 'Everything begins here', text: 'Enter a load once, and every carrier answers with its price.' },
    waiting: {
      title: 'What waits for you',
      text: 'The most urgent comes first. Click a line to act on it.',
    },
    figures: { title: 'Your freight in figures', text: 'Choose how far back they go. Each bar leads to its loads.' },
    search: {
      title: 'Find anything',
      text: 'Loads by number, PRO, PO or BOL, and every screen, from wherever you are.',
    },
    bell: { title: 'What happens meanwhile', text: 'Deliveries, delays and invoices that concern you appear here.' },
  },
  my_loads: {
    statuses: { title: 'Loads by status', text: 'Each tab says how many loads it holds at this moment.' },
    search: { title: 'Search the list', text: 'Number, PRO, PO, BOL, city or carrier. The / key leads here.' },
    views: {
      title: 'Keep your view',
      text: 'Save filters, order and columns under a name, and open them with one press.',
    },
    book: { title: 'Book a load', text: 'Opens the form; what you enter is kept as a draft by itself.' },
  },
  quote_book: {
    modes: { title: 'Choose how it travels', text: 'Change your mind at any time: what you entered stays.' },
    location: {
      title: 'Places you saved',
      text: 'Type a name or a street: one choice fills in address, hours and contact.',
    },
    items: { title: 'Cargo you saved', text: 'Takes weight, size, class and NMFC from your saved line items.' },
    send: {
      title: 'Ask for quotes',
      text: 'The carriers usually answer within a minute. Nothing is booked until you accept one.',
    },
  },
  payment_hub: {
    owed: { title: 'What is owed, and since when', text: 'Click an aging range to see only its invoices.' },
    statuses: { title: 'Invoices by status', text: 'Open, being paid, paid: each with its number.' },
    choose: { title: 'Several at once', text: 'Tick invoices to pay or send them together.' },
    statements: { title: 'Statements', text: 'What happened in a month on one page, as PDF or spreadsheet.' },
  },
  settings: {
    search: { title: 'Find a setting', text: 'By its name or by what it does. The / key leads here.' },
    carriers: { title: 'Carriers', text: 'Add them, connect them, and suspend them when needed.' },
    locations: { title: 'Saved locations', text: 'Addresses with hours and contacts, ready when you book.' },
    items: { title: 'Saved line items', text: 'Goods with size, class and NMFC, taken over with one choice.' },
    mails: {
      title: 'E-mails',
      text: 'Choose which ones arrive, at once or once a day, and see each before it is sent.',
    },
    themes: { title: 'Colors', text: 'Make the portal look like your company, with contrast checked as you go.' },
    users: { title: 'Your people', text: 'Invite them, and say what each may do.' },
  },
};
