import type { Movement, Statement } from '@portal/contract/billing/billing.ts';
import { isOnline } from '@portal/contract/billing/invoice-status.ts';
import { aboutMovement, movementNumber } from '@portal/contract/billing/movement-text.ts';
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

/** What stands below in full: the provider's reference of a payment, what the bank said of a return. */
const belowOf = ({ method, reference, note }: Movement): string =>
  [isOnline(method) && reference, note].filter(Boolean).join(', ');

const aboutOf = (movement: Movement, t: Translate): string =>
  aboutMovement(movement, {
    say: (key, gaps) => t(`billing.screens.statement.${key}`, gaps),
    method: (method) => t(`billing.methods.${method}`),
    reason: (reason) => t(`billing.reasons.${reason}`),
    day: date,
  });

const Name = ({ movement }: { movement: Movement }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { kind, invoice } = movement;
  const name = [t(`billing.movements.${kind}`), movementNumber(movement)].filter(Boolean).join(' ');
  if (kind !== 'invoice' || !invoice || !mayDo(me, 'get:payments')) return name;
  return <Link {...invoiceAddress(invoice.id)}>{name}</Link>;
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
