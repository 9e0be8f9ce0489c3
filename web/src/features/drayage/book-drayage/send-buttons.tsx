import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import classes from '../../loads/book-load/summary-column.module.css';
import { isTooHeavy } from './check-drayage.ts';
import { useBookDrayage } from './drayage-context.ts';
import { OperationsMail } from '../operations-mail.tsx';
import type { Purpose } from './use-drayage-sending.ts';
import { usePickedPlace } from './use-picked-place.ts';
import { useMailLines } from './use-mail-lines.ts';

export type SendButtonsProps = {
  editing: boolean;
  pending: Purpose | null;
  /** Why the last attempt did not work, and how many fields were found wrong. */
  failure: string | null;
  faultCount: number;
  onSend: (purpose: Purpose) => void;
};

/** Ask for a price, or only save; what is too heavy goes to operations by e-mail instead. */
export const SendButtons = ({ editing, pending, failure, faultCount, onSend }: SendButtonsProps) => {
  const { t } = useTranslation();
  const { form } = useBookDrayage();
  const mailLines = useMailLines();
  const place = usePickedPlace();
  const problem = failure ?? (faultCount > 0 ? t('loads.book.errors.fields', { count: faultCount }) : null);
  if (isTooHeavy(form) || place?.service === 'email') {
    const subject = isTooHeavy(form)
      ? t('drayage.book.cargo.mail_subject')
      : t('drayage.book.place.mail_subject', { place: form.place_text });
    return (
      <div className={classes.ask}>
        <OperationsMail primary subject={subject} lines={mailLines}>
          {t('drayage.book.cargo.ask')}
        </OperationsMail>
      </div>
    );
  }
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
          {t(editing ? 'loads.book.summary.save_and_quote' : 'loads.book.summary.get_quotes')}
        </Button>
      </div>
      <Button kind="ghost" fullWidth pending={pending === 'save'} onClick={() => pending === null && onSend('save')}>
        {t('loads.book.summary.save')}
      </Button>
    </>
  );
};
