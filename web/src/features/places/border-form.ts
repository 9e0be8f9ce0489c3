import { isEmptyBorder, portsBetween } from '@portal/contract/places/border.ts';
import { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { z } from 'zod';
import { type Faults, phraseOf, schemaFaults } from '../../platform/forms/form-faults.ts';

/** A crossing as it is typed, which stored drafts must match. */
export const BorderForm = z.object({
  port: z.string(),
  broker: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  in_bond: z.boolean(),
});

type Stops = readonly { country: Country }[];

/** What is wrong with the fields that are filled in, as the server would find. */
const filledFaults = (border: BorderCrossing, stops: Stops): Faults => ({
  ...(border.port.trim() !== '' &&
    !portsBetween(stops).includes(border.port) && { 'border.port': { phrase: phraseOf('places.port_unknown') } }),
  ...(border.broker.phone.trim() !== '' &&
    !countries.some((country) => isPhone(border.broker.phone, country)) && {
      'border.broker.phone': { phrase: phraseOf('places.phone_invalid') },
    }),
  ...(schemaFaults(BorderCrossing, border)['broker.email'] && {
    'border.broker.email': { phrase: 'places.border.email_invalid' },
  }),
});

/** The faults of a crossing before booking: nothing has to be known of it yet. */
export const borderFaults = (border: BorderCrossing, stops: Stops): Faults =>
  portsBetween(stops).length === 0 || isEmptyBorder(border) ? {} : filledFaults(border, stops);

/** The faults of a crossing to be booked: carriers need its port and a broker they can call. */
export const bookingBorderFaults = (border: BorderCrossing, stops: Stops): Faults => ({
  ...(border.port.trim() === '' && { 'border.port': { phrase: 'places.border.port_missing' } }),
  ...(border.broker.name.trim() === '' && { 'border.broker.name': { phrase: 'places.border.broker_missing' } }),
  ...(border.broker.phone.trim() === '' && { 'border.broker.phone': { phrase: phraseOf('places.phone_invalid') } }),
  ...filledFaults(border, stops),
});
