import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './summary-frame.module.css';
import type { Purpose } from './use-sending.ts';

export type SendButtonsProps = {
  editing: boolean;
  pending: Purpose | null;
  /** Why sending failed, and how many fields are faulty. */
  failure: string | null;
  faultCount: number;
  /** Whether operations may be asked for a price that no carrier has. */
  mayAsk?: boolean;
  /** What is sent once the network is back. */
  waiting: Purpose | null;
  onStopWaiting: () => void;
  onSend: (purpose: Purpose) => void;
};

/** Requests quotes or only saves, and shows why that failed. `requestLabel` is the button of a new load. */
export const QuoteOrSave = ({
  requestLabel,
  editing,
  pending,
  failure,
  faultCount,
  mayAsk = false,
  waiting,
  onStopWaiting,
  onSend,
}: SendButtonsProps & { requestLabel: string }) => {
  const { t } = useTranslation();
  const problem = failure ?? (faultCount > 0 ? t('loads.book.errors.fields', { count: faultCount }) : null);
  return (
    <>
      <div className={classes.primaryAction}>
        {waiting && (
          <p className={classes.waiting} role="status">
            {t(`loads.book.summary.waiting.${waiting}`)}{' '}
            <Button kind="link" size="small" onClick={onStopWaiting}>
              {t('loads.book.summary.waiting.stop')}
            </Button>
          </p>
        )}
        {problem && (
          <p className={classes.failure} role="alert">
            {problem}
          </p>
        )}
        {mayAsk && (
          <Button fullWidth pending={pending === 'ask'} onClick={() => pending === null && onSend('ask')}>
            {t('loads.book.summary.ask_operations')}
          </Button>
        )}
        <Button
          kind="primary"
          size="main"
          fullWidth
          pending={pending === 'quote'}
          onClick={() => pending === null && onSend('quote')}
        >
          {editing ? t('loads.book.summary.save_and_quote') : requestLabel}
        </Button>
      </div>
      <Button kind="ghost" fullWidth pending={pending === 'save'} onClick={() => pending === null && onSend('save')}>
        {t('loads.book.summary.save')}
      </Button>
    </>
  );
};
