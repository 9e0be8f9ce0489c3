import { useTranslation } from '../../../platform/words/use-translation.ts';
import { QuoteOrSave, type SendButtonsProps } from '../frame/quote-or-save.tsx';
import classes from '../frame/summary-frame.module.css';
import { isTooHeavy } from './form/check-drayage.ts';
import { useDrayagePart, useFromDrayage } from './form/drayage-context.ts';
import { OperationsMail } from '../../drayage/operations-mail.tsx';
import { usePickedPlace } from './use-picked-place.ts';
import { useMailLines } from './use-mail-lines.ts';

/** Requests a quote or only saves; containers that operations quote by e-mail get a mail button instead. */
export const SendButtons = (props: SendButtonsProps) => {
  const { t } = useTranslation();
  const isOverWeight = useFromDrayage(isTooHeavy);
  const place = usePickedPlace();
  if (isOverWeight || place?.service === 'email') return <MailToOperations isOverWeight={isOverWeight} />;
  return <QuoteOrSave requestLabel={t('loads.book.summary.get_quotes')} {...props} />;
};

/** Sends operations a mail with what is filled in. */
const MailToOperations = ({ isOverWeight }: { isOverWeight: boolean }) => {
  const { t } = useTranslation();
  const place = useDrayagePart('place_text');
  const lines = useMailLines();
  const subject = isOverWeight ? t('drayage.book.cargo.mail_subject') : t('drayage.book.place.mail_subject', { place });
  return (
    <div className={classes.primaryAction}>
      <OperationsMail primary subject={subject} lines={lines}>
        {t('drayage.book.cargo.ask')}
      </OperationsMail>
    </div>
  );
};
