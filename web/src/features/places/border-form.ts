import { type BorderStops, isEmptyBorder, passesBorder } from '@portal/contract/places/border.ts';
import { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { z } from 'zod';
import { type Faults, phraseOf, schemaFaults } from '../../platform/forms/form-faults.ts';

/** A crossing as it is typed, which stored drafts must match. */
export const BorderForm = z.object({
  port: z.string(),
  second_port: z.string().optional(),
  broker: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  in_bond: z.boolean(),
});

/**
 * What is wrong with the fields that are filled in, as the server would find; whether the port lies on the way is its to
 * say, as the list of ports comes with the card.
 */
export const filledBorderFaults = (border: BorderCrossing): Faults => ({
  ...(border.broker.phone.trim() !== '' &&
    !countries.some((country) => isPhone(border.broker.phone, country)) && {
      'border.broker.phone': { phrase: phraseOf('places.phone_invalid') },
    }),
  ...(schemaFaults(BorderCrossing, border)['broker.email'] && {
    'border.broker.email': { phrase: 'places.border.email_invalid' },
  }),
});

/** The faults of a crossing before booking: nothing has to be known of it yet. */
export const borderFaults = (border: BorderCrossing, stops: BorderStops, isInTransit: boolean): Faults =>
  !passesBorder(stops, isInTransit) || isEmptyBorder(border) ? {} : filledBorderFaults(border);
