/** The headings of an exported list. */
export const words = {
  load: 'Load',
  account: 'Account',
  status: 'Status',
  mode: 'Mode',
  origin: 'Origin',
  destination: 'Destination',
  pickup_date: 'Pickup date',
  delivery_date: 'Delivery date',
  carrier: 'Carrier',
  pro_number: 'PRO',
  bol_number: 'BOL',
  external_id: 'Order number',
  po_number: 'PO',
  handling_units: 'Handling units',
  weight_lb: 'Weight (lb)',
  price: 'Price (USD)',
};
