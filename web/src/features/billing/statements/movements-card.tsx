import type { Movement, Statement } from '@portal/contract/billing/billing.ts';
import { isOnline } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { Link } from '@tanstack/react-router';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, moneyParts } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { invoiceAddress } from '../addresses.ts';
import classes from './statement-page.module.css';

/** The head of the card says what they are in. */
const plain = (dollars: number): string => moneyParts(dollars).join('').replace('$', '');

type HowMovement = Pick<Movement, 'method' | 'reference' | 'ending' | 'happened_on' | 'reason'>;

/** How it was paid, or why it was credited: a card by its last digits, a check or wire by its number. */
const howOf = ({ method, reference, ending, happened_on, reason }: HowMovement, t: Translate): string => {
  const how = method ? t(`billing.methods.${method}`) : '';
  if (isOnline(method)) return ending ? t('billing.screens.statement.ending', { method: how, ending }) : how;
  const happened = happened_on && t('billing.screens.statement.happened', { date: date(happened_on) });
  const what = [how || (reason ? t(`billing.reasons.${reason}`) : ''), reference].filter(Boolean).join(' ');
  return [what, happened].filter(Boolean).join(', ');
};

const invoicesOf = ({ invoice, invoices }: Pick<Movement, 'invoice' | 'invoices'>, t: Translate): string => {
  if (invoice) return t('billing.screens.statement.invoice', { number: String(invoice.number) });
  if (invoices === 0) return t('billing.screens.statement.unapplied');
  return t('billing.screens.statement.invoices', { count: invoices });
};

/** What stands below in full: the provider's reference of a payment, what the bank said of a return. */
const belowOf = ({ method, reference, note }: Movement): string =>
  [isOnline(method) && reference, note].filter(Boolean).join(', ');

/** What a movement is about: the load or policy of an invoice, how it was paid, why it was credited. */
const aboutOf = ({ kind, load_id, policy, origin, destination, ...movement }: Movement, t: Translate): string => {
  if (kind === 'invoice' && load_id && origin && destination) {
    return t('billing.screens.statement.load', {
      load: String(load_id),
      origin: origin.city,
      destination: destination.city,
    });
  }
  if (kind === 'invoice' && policy && origin && destination) {
    return t('billing.screens.statement.policy', {
      number: policy.number,
      origin: origin.city,
      destination: destination.city,
    });
  }
  return [howOf(movement, t), invoicesOf(movement, t)].filter(Boolean).join(', ');
};

const Name = ({ movement: { kind, invoice } }: { movement: Movement }) => {
  const { t } = useTranslation();
  const me = useMe();
  if (kind !== 'invoice' || !invoice) return t(`billing.movements.${kind}`);
  const name = t('billing.screens.invoice.title', { number: String(invoice.number) });
  return mayDo(me, 'get:payments') ? <Link {...invoiceAddress(invoice.id)}>{name}</Link> : name;
};

const Row = ({ movement }: { movement: Movement }) => {
  const { t } = useTranslation();
  const { on, amount, balance } = movement;
  const below = belowOf(movement);
  return (
    <tr>
      <td>
        <DateText iso={on} />
      </td>
      <th scope="row">
        <Name movement={movement} />
      </th>
      <td className={classes.about}>
        <RefText wraps>{aboutOf(movement, t)}</RefText>
        {below && <span className={classes.below}>{below}</span>}
      </td>
      <td>{amount > 0 && plain(amount)}</td>
      <td className={classes.credit}>{amount <= 0 && plain(amount)}</td>
      <td className={classes.balance}>{plain(balance)}</td>
    </tr>
  );
};

/** Every change of the balance, with what was owed after it. */
export const MovementsCard = ({ statement }: { statement: Statement }) => {
  const { t } = useTranslation();
  const { movements, opening, closing, from, to } = statement;
  const amounts = movements.map(({ amount }) => cents(amount));
  const charged = dollars(sum(amounts.filter((amount) => amount > 0)));
  const taken = dollars(sum(amounts.filter((amount) => amount < 0)));
  return (
    <Card title={t('billing.screens.statement.movements')} aside={t('billing.screens.statement.in_usd')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('billing.screens.statement.date')}</th>
            <th scope="col">{t('billing.screens.statement.movement')}</th>
            <th scope="col">{t('billing.screens.statement.about')}</th>
            <th scope="col">{t('billing.screens.statement.charge')}</th>
            <th scope="col">{t('billing.screens.statement.payment')}</th>
            <th scope="col">{t('billing.screens.statement.balance')}</th>
          </tr>
        </thead>
        <tbody>
          <Edge on={from} name={t('billing.screens.statement.opening')} balance={opening} />
          {movements.map((movement, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- movements of a month are read whole and in order
            <Row key={index} movement={movement} />
          ))}
          <Edge
            on={to}
            name={t('billing.screens.statement.closing')}
            balance={closing}
            {...(movements.length > 0 && { charged, taken })}
          />
        </tbody>
      </table>
      {movements.length === 0 && <p className={classes.none}>{t('billing.screens.statement.none')}</p>}
    </Card>
  );
};

type EdgeProps = { on: string; name: string; balance: number; charged?: number; taken?: number };

/** What was owed when the month began and when it ended, there with the sums of its columns. */
const Edge = ({ on, name, balance, charged, taken }: EdgeProps) => (
  <tr className={classes.edge}>
    <td>
      <DateText iso={on} />
    </td>
    <th scope="row">{name}</th>
    <td className={classes.about} />
    <td className={classes.totals}>{charged !== undefined && plain(charged)}</td>
    <td className={classes.totals}>{taken !== undefined && plain(taken)}</td>
    <td className={classes.balance}>{plain(balance)}</td>
  </tr>
);
