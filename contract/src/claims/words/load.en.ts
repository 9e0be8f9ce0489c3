/** Cases beside a load: how long their clocks run, and the way to a new one. */
export const words = {
  days: {
    left_one: '{{count}} day left',
    left_other: '{{count}} days left',
    today: 'last day today',
    over_one: '{{count}} day over',
    over_other: '{{count}} days over',
  },
  panel: {
    title: 'Claims and disputes',
    all: 'All claims',
  },
  button: {
    start: 'Claim or dispute',
    not_allowed: 'Your role may not file claims.',
    not_booked: 'Nothing has been booked for this load yet.',
  },
};
