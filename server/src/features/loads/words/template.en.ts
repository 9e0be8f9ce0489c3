/** The template of an import. */
export const words = {
  title: 'Loads',
  file_name: 'loads-template',
  guide: 'Columns',
  lists: 'Lists',
  guide_heads: { column: 'Column', needed: 'Needed', about: 'What it says', allowed: 'What it takes' },
  needed: 'Yes',
  yes: 'yes',
  no: 'no',
  kinds: {
    text: 'Text',
    zip: 'ZIP or postal code',
    number: 'A number',
    count: 'A whole number',
    day: 'A day: YYYY-MM-DD, MM-DD-YYYY or a date cell',
    time: 'A time of day: 14:30 or 2:30 PM',
    yes_no: 'yes or no',
  },
  /** What the less obvious columns say. */
  hints: {
    load_key:
      'Your own word for the load. Rows with the same key are one load: a line item each, and for trucks further stops.',
    mode: 'How the freight is moved.',
    pickup_date: 'The day it is ready.',
    pickup_until: 'The last day of pickup, where several will do.',
    deliver_from: 'The first day of delivery, where several will do.',
    deliver_by: 'The last day of delivery.',
    pickup_zip_code:
      'Truck modes: a row with another ZIP, address or name is one more pickup, in the order of the rows. LTL has one.',
    delivery_zip_code:
      'Truck modes: a row with another ZIP, address or name is one more delivery, after all pickups, in the order of the rows. LTL has one.',
    pickup_city: 'May stay empty: the ZIP says it.',
    delivery_city: 'May stay empty: the ZIP says it.',
    accessorials: 'Codes, with a comma between them: LFTD, APTD.',
    in_transit:
      'Yes, for a load within one country that may go through another one in bond, where that is shorter or the only road.',
    external_id:
      'The order’s number in your own system: one load has it, for good. Sent again, the same order makes no second load.',
    cargo_value_for_insurance: 'What the freight is worth, for insurance.',
    handling_unit: 'What the freight stands on. A code or its name.',
    handling_unit_count: 'How many of them.',
    length: 'Of one handling unit.',
    width: 'Of one handling unit.',
    height: 'Of one handling unit.',
    weight: 'Of the whole line, pallets included.',
    freight_class: 'May stay empty where the dimensions are known.',
    packaging_unit: 'What is on the handling units; hazardous freight must say it.',
    un_number: 'Hazardous freight only, with the columns that follow.',
    truck_type: 'Truck modes only; empty for any that fits.',
    temperature_min: 'For freight that is kept cool or warm.',
    net_weight: 'Freight that crosses a border: the goods without pallets and packaging.',
    unit_value: 'Freight that crosses a border: of one package, or of one handling unit where none are counted.',
    hs_code: '6, 8 or 10 digits, for customs.',
    country_of_origin: 'Where the goods were made: two letters or the name.',
  },
  example: { commodity: 'Machine parts', company: 'Acme Industrial', contact: 'Dana Reyes' },
};
