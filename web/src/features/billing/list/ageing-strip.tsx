import type { Ageing } from '@portal/contract/billing/billing.ts';
import { type AgeBucket, ageBuckets, type AgeFilter } from '@portal/contract/billing/invoice-status.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { money, wholeDollars } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Money } from '../../../ui/primitives/money.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { InvoicePage } from '../billing.api.ts';
import { AgeBar, AgeSquare } from '../age-bar.tsx';
import classes from './ageing-strip.module.css';
import { seesAllAccounts } from './invoice-filters.tsx';

type BucketProps = { age: AgeBucket; ageing: Ageing; chosen: boolean; onChoose: () => void };

const Bucket = ({ age, ageing, chosen, onChoose }: BucketProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const { amount, count } = ageing[age];
  const name = phone ? t(`billing.screens.ageing.short.${age}`) : t(`billing.ages.${age}`);
  const shown = phone ? wholeDollars(amount) : money(amount);
  return (
    <button
      type="button"
      className={classes.bucket}
      aria-pressed={chosen}
      aria-label={t('billing.screens.ageing.bucket', { age: name, amount: shown, count })}
      onClick={onChoose}
    >
      <span className={classes.name}>
        <AgeSquare age={age} ageing={ageing} /> {name}
      </span>
      <span className={classes.figures}>
        <b>{shown}</b> {!phone && <span>{count}</span>}
      </span>
    </button>
  );
};

type AgeingStripProps = {
  data: InvoicePage | undefined;
  age: AgeFilter | undefined;
  onChoose: (age?: AgeFilter) => void;
};

/** Whose debt the sum is; on a phone it stands in the line above the strip. */
export const OwedName = () => {
  const { t } = useTranslation();
  return (
    <span className={classes.name}>
      {t(seesAllAccounts() ? 'billing.screens.ageing.owed_to_us' : 'billing.screens.ageing.you_owe')}
    </span>
  );
};

/** What the accounts have beyond their invoices, or owe beside them; nothing where that is nothing. */
const OnAccount = ({ amount }: { amount: number }) => {
  const { t } = useTranslation();
  if (amount === 0) return null;
  const text = t(amount > 0 ? 'billing.screens.ageing.on_account' : 'billing.screens.ageing.owed_beside', {
    amount: money(Math.abs(amount)),
  });
  return <span className={classes.name}>{text}</span>;
};

/** What is owed and how long it has been due; each age filters the list. */
export const AgeingStrip = ({ data, age, onChoose }: AgeingStripProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  if (!data) {
    return (
      <div className={classes.shape}>
        <Skeleton height={66} />
      </div>
    );
  }
  const { owed, overdue, ageing, on_account } = data;
  return (
    <section className={classes.strip} aria-label={t('billing.screens.ageing.label')}>
      <div className={classes.owed}>
        {!phone && <OwedName />}
        <Money dollars={owed} size="total" />
        <span className={classes.notes}>
          {overdue > 0 ? (
            <button
              type="button"
              className={classes.overdue}
              aria-pressed={age === 'overdue'}
              onClick={() => onChoose(age === 'overdue' ? undefined : 'overdue')}
            >
              {t('billing.screens.ageing.overdue', { amount: money(overdue) })}
            </button>
          ) : (
            <span className={classes.name}>{t('billing.screens.ageing.none_overdue')}</span>
          )}
          <OnAccount amount={on_account} />
        </span>
      </div>
      <div className={classes.ages}>
        <AgeBar ageing={ageing} />
        <div className={classes.buckets} role="group" aria-label={t('billing.screens.ageing.label')}>
          {ageBuckets.map((one) => (
            <Bucket
              key={one}
              age={one}
              ageing={ageing}
              chosen={age === one || (age === 'overdue' && one !== 'current')}
              onChoose={() => onChoose(age === one ? undefined : one)}
            />
          ))}
        </div>
      </div>
    </section>
  );
};
