import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { Location } from '@portal/contract/places/saved-location.ts';
import { withAccessorial } from '../accessorials/accessorials-and-flags.ts';
import { useOfferedAccessorials } from '../accessorials/use-accessorials.ts';
import { noBillTo } from '../../../places/terms/no-bill-to.ts';
import { useBookLoad, useFromLoad } from '../form/book-load-context.ts';
import { atLocation } from './stop-location.ts';
import { useStop } from './use-stop.ts';

const liftgates = { pickup: 'LFTP', delivery: 'LFTD' } as const satisfies Record<string, AccessorialCode>;

/** Puts a stop at a saved location: contact, hours, flags, who usually pays there, and at an end stop the liftgate where carriers offer one. */
export const usePickedLocation = (index: number, day: string): ((location: Location) => void) => {
  const { stop, changeStop } = useStop(index);
  const { change } = useBookLoad();
  const isReceiver = useFromLoad(({ stops }) => index === stops.length - 1);
  const isEnd = useFromLoad(({ stops }) => index === 0 || index === stops.length - 1);
  const { data: offered } = useOfferedAccessorials();
  const code = liftgates[stop.type];
  const isOffered = isEnd && offered?.items.some((accessorial) => accessorial.code === code);
  return (location) => {
    changeStop(() => atLocation(location, day), location);
    const { freight_terms, bill_to } = location;
    if (isReceiver && freight_terms)
      change(
        (form) => ({ ...form, freight_terms, bill_to: bill_to ? { ...noBillTo, ...bill_to } : form.bill_to }),
        'freight_terms',
        'bill_to',
      );
    if (isOffered) change((form) => withAccessorial(form, code, location.liftgate), 'accessorials');
  };
};
