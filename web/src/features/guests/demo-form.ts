import { DemoRequest } from '@portal/contract/guests/demo-request.ts';
import { normalPhone, phoneDigits } from '@portal/contract/places/phone.ts';
import { emptyFaults, type Fault, type Faults, phraseOf, schemaFaults } from '../../platform/forms/form-faults.ts';
import { today } from '../../platform/words/today.ts';

/** A demo request as it is typed, with or without agreement to the terms. */
export type DemoForm = Omit<DemoRequest, 'terms' | 'language'> & { terms: boolean };

export const emptyDemoForm: DemoForm = {
  company_name: '',
  website: '',
  country: 'US',
  phone: '',
  full_name: '',
  email: '',
  preferred_date: '',
  terms: false,
};

export const demoCountries = DemoRequest.shape.country.options;

const phoneFault = ({ phone, country }: DemoForm): Fault | null =>
  normalPhone(phone, country)
    ? null
    : { phrase: phraseOf('guests.phone_digits'), params: { digits: phoneDigits(country) } };

/** All faults of a demo request: those of the contract's schema, and those it cannot find. */
export const demoFaults = (form: DemoForm): Faults => {
  const phone = phoneFault(form);
  return {
    ...schemaFaults(DemoRequest, form),
    ...(phone && { phone }),
    ...(form.preferred_date < today() && { preferred_date: { phrase: 'guests.demo.date_past' } }),
    ...emptyFaults(form),
    ...(!form.terms && { terms: { phrase: 'guests.demo.terms_missing' } }),
  };
};
