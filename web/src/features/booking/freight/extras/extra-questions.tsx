import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { ExtraDetails } from '../../../accessorials/extra-details.tsx';
import { useBookLoad, useLoadFaults, useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { isAskedElsewhere, withDetail } from './extras-and-flags.ts';
import classes from './extras-card.module.css';
import { extrasToSend } from '../form/load-form-input.ts';

type ExtraQuestionsProps = {
  all: readonly Accessorial[];
  limitedAccessTypes: readonly { code: string; label: BothLanguages }[];
};

/** What carriers ask about the chosen extras; none of it is needed for a price. */
export const ExtraQuestions = ({ all, limitedAccessTypes }: ExtraQuestionsProps) => {
  const { t } = useTranslation();
  const form = useLoadParts('accessorials');
  const quoteRequest = useQuoteRequest();
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const questions = extrasToSend(form, quoteRequest).flatMap((chosen, index) => {
    const extra = all.find((one) => one.code === chosen.code);
    // A kind of place is asked beside its stop, a hazard's contact when the load is booked.
    return extra && extra.fields.length > 0 && !isAskedElsewhere(extra.code) ? [{ extra, chosen, index }] : [];
  });
  if (questions.length === 0) return null;
  return (
    <div className={classes.questions}>
      <p className={classes.lead}>{t('loads.book.extras.details')}</p>
      {questions.map(({ extra, chosen, index }) => (
        <ExtraDetails
          key={extra.code}
          extra={extra}
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
