export const words = {
  fields: {
    location: 'Location',
    location_placeholder: 'Saved location, or a street address',
    zip: 'ZIP',
    city: 'City',
    state: 'State',
    zip_unknown: 'We do not know this ZIP code. Check it, or type city and state.',
    lookup_failed: 'The lookup is not answering. Type city and state yourself.',
  },
  errors: {
    zip_unknown: 'We do not know this ZIP code.',
    city_not_of_zip: 'ZIP code {{zip}} belongs to {{city}}, {{state}}. Write that city, or change the ZIP code.',
    state_not_of_zip: 'ZIP code {{zip}} belongs to {{city}}, {{state}}. Write that state, or change the ZIP code.',
  },
};
