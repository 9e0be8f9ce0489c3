import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './quote-list.module.css';

type PendingQuoteRowProps = { carrier: Carrier; requestedAt: string; now: number; withMargin: boolean };

/** A carrier that has not answered yet, in the layout of a quote. */
export const PendingQuoteRow = ({ carrier, requestedAt, now, withMargin }: PendingQuoteRowProps) => {
  const { t } = useTranslation();
  const seconds = Math.max(0, Math.round((now - Date.parse(requestedAt)) / 1000));
  return (
    <div role="row" className={`${classes.row} ${classes.pending}`}>
      <span role="cell" className={classes.badge}>
        <CarrierBadge scac={carrier.scac} name={carrier.name} />
      </span>
      <span role="cell" className={classes.carrier}>
        <span className={classes.nameLine}>
          <span className={classes.pendingName}>{carrier.name}</span>
          <span className={classes.second}>{t('quotes.list.pending', { seconds })}</span>
        </span>
      </span>
      <PendingCells withMargin={withMargin} />
    </div>
  );
};

const PendingCells = ({ withMargin }: Pick<PendingQuoteRowProps, 'withMargin'>) => (
  <>
    <span role="presentation" className={classes.arrives}>
      <Skeleton width={66} height={10} />
    </span>
    <span role="presentation" className={classes.on_time}>
      <Skeleton width={44} height={10} />
    </span>
    <span role="presentation" className={classes.good_for}>
      <Skeleton width={44} height={10} />
    </span>
    {withMargin && <span role="presentation" className={classes.margin} />}
    <span role="presentation" className={classes.price}>
      <Skeleton width={78} height={14} />
    </span>
    <span role="presentation" className={classes.action}>
      <Skeleton height={28} />
    </span>
  </>
);
