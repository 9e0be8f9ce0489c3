import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { Link } from '@tanstack/react-router';
import { date, money } from '../../../../platform/words/format.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Card } from '../../../../ui/primitives/card.tsx';
import { carrierBillAddress } from '../../addresses.ts';
import { BillChip } from '../../bill-chip.tsx';
import classes from './case.module.css';

/** The bill and those it corrects, the first one first. */
export const SeriesCard = ({ bill: { id, series } }: { bill: CarrierBillDetails }) => {
  const { t } = useTranslation();
  if (series.length === 0) return null;
  return (
    <Card title={t('carrier_bills.screens.page.series')}>
      {series.map((one, at) => (
        <div key={one.id} className={classes.paper} aria-current={one.id === id || undefined}>
          <span>
            {one.id === id ? <b>{one.number}</b> : <Link {...carrierBillAddress(one.id)}>{one.number}</Link>},{' '}
            {date(one.billed_on)}, {money(one.amount)}
          </span>
          <BillChip status={one.status} isReplaced={at < series.length - 1} />
        </div>
      ))}
    </Card>
  );
};
