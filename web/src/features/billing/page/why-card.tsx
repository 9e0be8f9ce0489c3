import type { InvoiceMargin, InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { InvoiceChange } from '@portal/contract/billing/invoice-change-schemas.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { dateAndTime, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { invoiceMargin } from '../billing.api.ts';
import { useChangeWords } from './change-words.ts';
import classes from './why-card.module.css';

/** Which changes are ticked to be disputed; null where the reader does not dispute. */
export type Ticked = { ids: ReadonlySet<number>; toggle: (id: number) => void };

type WhyCardProps = { invoice: InvoiceDetails; ticked: Ticked | null };

type Bar = { from: number; to: number };

/** Where each change begins and ends between the quoted price and the billed one, in cents from the quote. */
const barsOf = (changes: readonly InvoiceChange[]): Bar[] => {
  let from = 0;
  return changes.map(({ amount }) => {
    const to = from + cents(amount);
    const bar = { from, to };
    from = to;
    return bar;
  });
};

const Drawn = ({ bar, bars, whole }: { bar: Bar; bars: readonly Bar[]; whole?: boolean }) => {
  const ends = [0, ...bars.flatMap(({ from, to }) => [from, to])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const span = most - least || 1;
  const start = (Math.min(bar.from, bar.to) - least) / span;
  const width = Math.abs(bar.to - bar.from) / span;
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect x={start * 100} y={0} width={Math.max(width * 100, 1)} height={10} data-whole={whole || undefined} />
    </svg>
  );
};

/** From the quoted price to the billed one, a row a change; the operator also reads what the carrier was granted. */
export const WhyCard = ({ invoice, ticked }: WhyCardProps) => {
  const { t } = useTranslation();
  const isOperator = mayDo(useMe(), 'get:carrier-bills');
  const { data: margin } = useQuery({
    ...invoiceMargin(invoice.id),
    enabled: isOperator && invoice.changes.length > 0,
  });
  const { changes, quoted, before_tax, taxes, further_to } = invoice;
  if (changes.length === 0) return null;
  const bars = barsOf(changes);
  const total = { from: 0, to: sum(changes.map((change) => cents(change.amount))) };
  const side = isOperator ? (margin ?? null) : undefined;
  return (
    <Card
      title={t('billing.screens.why.title')}
      aside={t('billing.screens.why.reported', { date: dateAndTime(changes[0]?.at ?? '')[0] })}
    >
      <table className={classes.table}>
        <Head isOperator={isOperator} />
        <tbody>
          <Edge
            name={
              further_to
                ? t('billing.screens.why.further', { number: String(further_to.number) })
                : t('billing.screens.why.quoted', { carrier: invoice.carrier_name })
            }
            amount={quoted}
            side={side && money(side.quoted_cost)}
            sideLabel={t('billing.screens.why.granted')}
          />
          {changes.map((change, i) => (
            <Row key={change.id} change={change} bar={bars[i] ?? total} bars={bars} ticked={ticked} margin={side} />
          ))}
        </tbody>
        <tfoot>
          <Edge
            name={t(taxes.length > 0 ? 'taxes.before_tax_sum' : 'billing.screens.invoice.billed')}
            bar={<Drawn bar={total} bars={[...bars, total]} whole />}
            amount={before_tax}
            side={side && t('billing.screens.why.margin', { amount: money(side.margin) })}
          />
        </tfoot>
      </table>
    </Card>
  );
};

const Head = ({ isOperator }: { isOperator: boolean }) => {
  const { t } = useTranslation();
  return (
    <thead className={isOperator ? classes.columns : classes.hidden}>
      <tr>
        <th scope="col">{t('billing.screens.why.change')}</th>
        <td />
        <th scope="col">{t('billing.screens.list.amount')}</th>
        <th scope="col">{t('billing.screens.why.evidence')}</th>
        {isOperator && <th scope="col">{t('billing.screens.why.granted')}</th>}
      </tr>
    </thead>
  );
};

/** `side` is the operator's column: undefined where there is none, null while it is read. */
type EdgeProps = { name: string; amount: number; bar?: ReactNode; side: string | null | undefined; sideLabel?: string };

/** The quoted price at the head of the changes, the billed one at their foot. */
const Edge = ({ name, amount, bar, side, sideLabel }: EdgeProps) => (
  <tr>
    <th scope="row" className={classes.edge}>
      {name}
    </th>
    <td className={classes.track}>{bar}</td>
    <td>{money(amount)}</td>
    <td />
    {side !== undefined && <td data-label={sideLabel}>{side}</td>}
  </tr>
);

type RowProps = {
  change: InvoiceChange;
  bar: Bar;
  bars: readonly Bar[];
  ticked: Ticked | null;
  /** Undefined for whoever must not see it, null while it is read. */
  margin: InvoiceMargin | null | undefined;
};

const Row = ({ change, bar, bars, ticked, margin }: RowProps) => {
  const { t } = useTranslation();
  const { name, facts } = useChangeWords()(change);
  const granted = margin?.changes.find(({ id }) => id === change.id)?.cost;
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          {ticked && (
            <Checkbox
              aria-label={t('billing.screens.why.dispute_change', { change: name })}
              checked={ticked.ids.has(change.id)}
              onChange={() => ticked.toggle(change.id)}
            />
          )}
          <span>
            {name}
            {facts && <span className={classes.facts}>{facts}</span>}
          </span>
        </span>
      </th>
      <td className={classes.track}>
        <Drawn bar={bar} bars={bars} />
      </td>
      <td>
        <Difference amount={change.amount} />
      </td>
      <td>
        {change.evidence.map(({ id, name: paper, url }) => (
          <a key={id} className={classes.paper} href={url} target="_blank" rel="noreferrer">
            <FileIcon size={15} />
            {paper}
          </a>
        ))}
      </td>
      {margin !== undefined && (
        <td data-label={t('billing.screens.why.granted')}>
          {granted === undefined ? '' : money(dollars(cents(granted)))}
        </td>
      )}
    </tr>
  );
};
