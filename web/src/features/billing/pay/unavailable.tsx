import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import classes from '../billing.module.css';

/** That nothing can be paid online, above the list of invoices. */
export const OnlineUnavailable = () => {
  const { t } = useTranslation();
  return (
    <Callout>
      <b className={classes.calloutTitle}>{t('billing.pay.unavailable.title')}</b>
      {t('billing.pay.unavailable.text')} {t('billing.pay.unavailable.support')}.
    </Callout>
  );
};

/** Why what was chosen was not paid. It comes into sight, since the button may stand far below. */
export const PayRefused = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  return (
    <div ref={(shown) => shown?.scrollIntoView({ block: 'center' })}>
      <Callout>
        <b className={classes.calloutTitle}>{text}</b>
        {t('billing.pay.unavailable.support')}.
      </Callout>
    </div>
  );
};

/** That one load cannot be paid online. */
export const LoadUnavailable = () => {
  const { t } = useTranslation();
  return (
    <Callout>
      <b className={classes.calloutTitle}>{t('billing.pay.unavailable.for_load')}</b>
      {t('billing.pay.unavailable.for_load_text')}
    </Callout>
  );
};
