import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money } from '../../../platform/words/format.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './cancel-dialog.module.css';

type CancellationTermsProps = {
  /** Undefined while it loads. */
  status: { may_cancel: boolean; carrier_is_told: boolean; fee: number; fee_by: 'carrier' | 'operator' } | undefined;
};

/** What cancelling costs, and whether the carrier is notified. */
export const CancellationTerms = ({ status }: CancellationTermsProps) => {
  const { t } = useTranslation();
  if (!status) {
    return (
      <div className={classes.terms} role="status" aria-label={t('tendering.cancel.checking')}>
        <Skeleton width="70%" height={14} />
        <Skeleton width="50%" height={14} />
      </div>
    );
  }
  if (!status.may_cancel) return <Callout>{t('tendering.cancel.too_late')}</Callout>;
  return (
    <>
      {status.fee > 0 && (
        <Callout>
          {t(status.fee_by === 'carrier' ? 'tendering.cancel.fee' : 'tendering.cancel.fee_by_rule', {
            fee: money(status.fee),
          })}
        </Callout>
      )}
      <p className={classes.text}>
        {[
          ...(status.fee > 0 ? [] : [t('tendering.cancel.free')]),
          t(status.carrier_is_told ? 'tendering.cancel.carrier_notified' : 'tendering.cancel.carrier_not_notified'),
          t('tendering.cancel.for_good'),
        ].join(' ')}
      </p>
    </>
  );
};
