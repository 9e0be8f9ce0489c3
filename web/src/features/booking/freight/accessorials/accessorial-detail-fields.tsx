import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { AccessorialDetails } from '../../../accessorials/accessorial-details.tsx';
import { useBookLoad, useLoadFaults, useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { hasOwnField, withDetail } from './accessorials-and-flags.ts';
import classes from './accessorials-card.module.css';
import { accessorialsToSend } from '../form/load-form-input.ts';

type AccessorialDetailFieldsProps = {
  all: readonly Accessorial[];
  limitedAccessTypes: readonly { code: string; label: BothLanguages }[];
};

/** The details carriers need of the chosen accessorials; no price needs them. */
export const AccessorialDetailFields = ({ all, limitedAccessTypes }: AccessorialDetailFieldsProps) => {
  const { t } = useTranslation();
  const form = useLoadParts('accessorials');
  const quoteRequest = useQuoteRequest();
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const withDetails = accessorialsToSend(form, quoteRequest).flatMap((chosen, index) => {
    const accessorial = all.find((one) => one.code === chosen.code);
    // The kind of place has its field at the stop, the contact for a hazard when the load is tendered.
    return accessorial && accessorial.fields.length > 0 && !hasOwnField(accessorial.code)
      ? [{ accessorial, chosen, index }]
      : [];
  });
  if (withDetails.length === 0) return null;
  return (
    <div className={classes.questions}>
      <p className={classes.lead}>{t('loads.book.extras.details')}</p>
      {withDetails.map(({ accessorial, chosen, index }) => (
        <AccessorialDetails
          key={accessorial.code}
          accessorial={accessorial}
          limitedAccessTypes={limitedAccessTypes}
          details={chosen.details}
          onChange={(field, value) =>
            change(
              (current) => withDetail(current, chosen.code, field, value),
              `accessorials.${index}.details.${field}`,
            )
          }
          errorOf={(field) => faultOf(`accessorials.${index}.details.${field}`)}
        />
      ))}
    </div>
  );
};
