import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { ContestedLine } from '@portal/contract/claims/contests/contested-lines.ts';
import { disputeDays } from '@portal/contract/billing/dispute-days.ts';
import { type Cents, cents, dollars, less } from '@portal/contract/values/money.ts';
import { date, money, weekdayDate } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { payableOf } from './contest-form.ts';
import classes from './contest.module.css';

type AsideProps = {
  invoice: InvoiceDetails;
  contested: readonly ContestedLine[];
  amount: Cents;
  pending: boolean;
  error: string | null;
  onSend: () => void;
};

/** Each contested charge by its name, and how much less it should be. */
const factsOf = (invoice: InvoiceDetails, contested: readonly ContestedLine[]) =>
  contested.map(({ code, billed, should_be }): readonly [string, string] => {
    const line = invoice.lines.find((one) => one.code === code);
    return [line?.label[currentLanguage()] ?? code, money(dollars(less(cents(billed), cents(should_be))))];
  });

/** What is contested in all, what stays payable, and what happens then. */
export const ContestAside = ({ invoice, contested, amount, pending, error, onSend }: AsideProps) => {
  const { t } = useTranslation();
  const said = contested.filter(({ follows }) => !follows);
  const sum = money(dollars(amount));
  return (
    <>
      <Card
        title={t('billing.pay.contest.contested')}
        aside={
          <span className={classes.sum}>
            <Money dollars={dollars(amount)} size="total" />
          </span>
        }
      >
        <div className={classes.stack}>
          <p role="status" className={classes.note}>
            {t('billing.pay.contest.count', { count: said.length, amount: sum })}
            {invoice.tax !== 0 && ` ${t('billing.pay.contest.with_tax')}`}
          </p>
          <FactList facts={factsOf(invoice, contested)} />
          {error !== null && <p role="alert">{error}</p>}
          <Button
            kind="primary"
            size="main"
            fullWidth
            pending={pending}
            disabledReason={amount <= 0 && t('billing.pay.contest.nothing')}
            onClick={onSend}
          >
            {t('billing.pay.contest.send', { amount: sum })}
          </Button>
          <p className={classes.note}>{t('billing.pay.contest.later')}</p>
        </div>
      </Card>
      <Card title={t('billing.pay.contest.rest')}>
        <div className={classes.stack}>
          <FactList
            facts={[
              [t('billing.pay.contest.payable'), money(payableOf(invoice, amount))],
              [t('billing.screens.list.due'), weekdayDate(invoice.due_on)],
            ]}
          />
          <p className={classes.note}>{t('billing.pay.contest.not_collected')}</p>
        </div>
      </Card>
      <Card title={t('billing.pay.contest.next')}>
        <ol className={classes.steps}>
          <li>{t('billing.pay.contest.then_checked')}</li>
          <li>{t('billing.pay.contest.then_carrier')}</li>
          <li>{t('billing.pay.contest.then_credit')}</li>
        </ol>
        <p className={classes.note}>
          <RefText wraps>
            {t('billing.pay.contest.until', { date: date(invoice.dispute_until), days: disputeDays })}
          </RefText>
        </p>
      </Card>
    </>
  );
};
