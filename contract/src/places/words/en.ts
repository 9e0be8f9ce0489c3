export const words = {
  fields: {
    location: 'Location',
    location_placeholder: 'Saved location, or a street address',
    country: 'Country',
    zip: 'ZIP',
    postal_code: 'Postal code',
    city: 'City',
    state: 'State',
    province: 'Province',
    zip_unknown: 'We do not know this ZIP code. Check it, or type city and state.',
    lookup_failed: 'The lookup is not answering. Type city and state yourself.',
  },
  countries: { US: 'USA', CA: 'Canada', MX: 'Mexico' },
  errors: {
    zip_unknown: 'We do not know this ZIP code.',
    country_unclear:
      '{{zip}} is no US ZIP code for that city and state, but a Mexican postal code. Say the country of the stop: US, CA or MX.',
    phone_invalid: 'Write a phone number that can be called, with its area code.',
    hours_order: 'The place closes before it opens. Correct the hours.',
    city_not_of_zip: 'ZIP code {{zip}} belongs to {{city}}, {{state}}. Write that city, or change the ZIP code.',
    state_not_of_zip: 'ZIP code {{zip}} belongs to {{city}}, {{state}}. Write that state, or change the ZIP code.',
  },
};
