import type { BillDifference, CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { Link } from '@tanstack/react-router';
import { money } from '../../../../platform/words/format.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Difference } from '../../../../ui/primitives/difference.tsx';
import { invoiceAddress } from '../../../billing/addresses.ts';
import shared from '../../carrier-bills.module.css';
import { caseSums, decidedOf } from './case-sums.ts';
import classes from './case.module.css';
import { PassOn } from './decisions-card.tsx';
import { useDifferenceName, useFactsText } from './difference-text.ts';
import type { Deciding } from './use-decide.ts';

type CardProps = { bill: CarrierBillDetails; deciding: Deciding };

/** What was decided, a line each. */
export const DecidedCard = ({ bill, deciding }: CardProps) => {
  const { t } = useTranslation();
  const decided = decidedOf(bill);
  if (bill.differences.length === 0) return <Card>{t('carrier_bills.screens.page.no_differences')}</Card>;
  if (decided.length === 0) return null;
  return (
    <Card title={t('carrier_bills.screens.page.decided')} aside={`${decided.length}, ${money(caseSums(bill).agreed)}`}>
      {decided.map((difference) => (
        <Decided key={difference.id} difference={difference} deciding={deciding} />
      ))}
    </Card>
  );
};

const Decided = ({ difference, deciding }: { difference: BillDifference; deciding: Deciding }) => {
  const { t } = useTranslation();
  const name = useDifferenceName()(difference);
  const facts = useFactsText(difference);
  const { id, decision, amount, agreed_amount } = difference;
  const isInPart = agreed_amount !== null;
  return (
    <section className={classes.decided} aria-label={name}>
      <span>
        <b>{name}</b>
        {facts && <span className={shared.note}>{facts}</span>}
      </span>
      <span className={shared.quiet}>
        {isInPart
          ? t('carrier_bills.screens.page.part_of', { part: money(agreed_amount), amount: money(amount) })
          : t(`carrier_bills.decisions.${decision}`)}
        <PassedOn difference={difference} />
      </span>
      {deciding.mayDecide && decision === 'agreed' && <PassOn difference={difference} deciding={deciding} />}
      <Difference amount={agreed_amount ?? amount} />
      {deciding.mayDecide && (
        <Button
          kind="ghost"
          size="small"
          pending={deciding.pending}
          onClick={() => deciding.decide([{ id, decision: 'open' }])}
        >
          {t('carrier_bills.screens.page.reopen')}
        </Button>
      )}
    </section>
  );
};

const PassedOn = ({ difference: { decision, price, invoice, is_passed_on } }: { difference: BillDifference }) => {
  const { t } = useTranslation();
  if (price !== null && invoice) {
    return (
      <span className={shared.note}>
        {t('carrier_bills.screens.page.passed_on', { price: money(price) })}{' '}
        <Link {...invoiceAddress(invoice.id)}>{invoice.number}</Link>
      </span>
    );
  }
  if (decision !== 'agreed') return null;
  return (
    <span className={shared.note}>
      {t(is_passed_on ? 'carrier_bills.screens.page.will_pass_on' : 'carrier_bills.screens.page.not_passed_on')}
    </span>
  );
};
