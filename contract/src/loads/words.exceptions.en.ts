/** What is wrong with a load on its way. */
export const exceptions = {
  delayed: 'Delayed',
  weather: 'Weather delay',
  missed_pickup: 'Missed pickup',
  missed_delivery: 'Missed delivery',
  customs_hold: 'Held at customs',
  held: 'On hold',
  refused: 'Refused by the consignee',
  damaged: 'Damaged',
  short: 'Pieces missing',
  lost: 'Lost',
  reweighed: 'Reweighed by the carrier',
  reclassified: 'Reclassified by the carrier',
  reconsigned: 'Sent to another address',
  returned: 'Returned to the shipper',
  other: 'Exception',
};
