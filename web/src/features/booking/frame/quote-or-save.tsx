import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './summary-frame.module.css';
import type { Purpose } from './use-sending.ts';

export type SendButtonsProps = {
  editing: boolean;
  pending: Purpose | null;
  /** Why the last attempt did not work, and how many fields were found wrong. */
  failure: string | null;
  faultCount: number;
  onSend: (purpose: Purpose) => void;
};

/** Ask for prices, or only save; and why it did not work. `ask` is said of a load that is new. */
export const QuoteOrSave = ({
  ask,
  editing,
  pending,
  failure,
  faultCount,
  onSend,
}: SendButtonsProps & { ask: string }) => {
  const { t } = useTranslation();
  const problem = failure ?? (faultCount > 0 ? t('loads.book.errors.fields', { count: faultCount }) : null);
  return (
    <>
      <div className={classes.ask}>
        {problem && (
          <p className={classes.failure} role="alert">
            {problem}
          </p>
        )}
        <Button
          kind="primary"
          size="main"
          fullWidth
          pending={pending === 'quote'}
          onClick={() => pending === null && onSend('quote')}
        >
          {editing ? t('loads.book.summary.save_and_quote') : ask}
        </Button>
      </div>
      <Button kind="ghost" fullWidth pending={pending === 'save'} onClick={() => pending === null && onSend('save')}>
        {t('loads.book.summary.save')}
      </Button>
    </>
  );
};
