import { useTranslation } from '../../../platform/words/use-translation.ts';
import { QuoteOrSave, type SendButtonsProps } from '../frame/quote-or-save.tsx';
import classes from '../frame/summary-frame.module.css';
import { isTooHeavy } from './form/check-drayage.ts';
import { useDrayageForm } from './form/drayage-context.ts';
import { OperationsMail } from '../../drayage/operations-mail.tsx';
import { usePickedPlace } from './use-picked-place.ts';
import { useMailLines } from './use-mail-lines.ts';

/** Requests a quote or only saves; containers that operations quote by e-mail get a mail button instead. */
export const SendButtons = (props: SendButtonsProps) => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const mailLines = useMailLines();
  const place = usePickedPlace();
  const tooHeavy = isTooHeavy(form);
  if (!tooHeavy && place?.service !== 'email')
    return <QuoteOrSave requestLabel={t('loads.book.summary.get_quotes')} {...props} />;
  const subject = tooHeavy
    ? t('drayage.book.cargo.mail_subject')
    : t('drayage.book.place.mail_subject', { place: form.place_text });
  return (
    <div className={classes.primaryAction}>
      <OperationsMail primary subject={subject} lines={mailLines}>
        {t('drayage.book.cargo.ask')}
      </OperationsMail>
    </div>
  );
};
