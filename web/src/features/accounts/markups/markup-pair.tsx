import { cents, dollars, percentOf, withMarkup } from '@portal/contract/values/money.ts';
import type { FormField } from '../../../platform/forms/use-checked-form.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import classes from './markups.module.css';

/** A markup while it is typed; null where nothing valid stands. */
export type TypedMarkup = { markup_percent: number | null; markup_min: number | null };

type PairProps = { percent: FormField<number | null>; min: FormField<number | null> };

/** The two figures of a markup: percent of the cost, and the least it adds in US dollars. */
export const MarkupPair = ({ percent, min }: PairProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <NumberField label={t('accounts.fields.markup_percent')} unit="%" digits={3} {...percent} />
      <NumberField label={t('accounts.fields.markup_min')} unit="USD" digits={2} {...min} />
    </div>
  );
};

/** A carrier's cost that shows which of percent and minimum counts, in US dollars. */
export const sampleCost = 400;

/** What a cost comes to, and which of the two decided. */
export const MarkupSample = ({ markup_percent, markup_min }: TypedMarkup) => {
  const { t } = useTranslation();
  const percent = markup_percent ?? 0;
  const min = markup_min ?? 0;
  const cost = cents(sampleCost);
  const price = dollars(withMarkup(cost, { percent, min: cents(min) }));
  const decides = percentOf(cost, percent) >= cents(min) ? 'by_percent' : 'by_min';
  const params = { percent: number(percent, 3), min: money(min) };
  return (
    <div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('accounts.page.sample_cost')}</dt>
          <dd>{money(sampleCost)}</dd>
        </div>
        <div data-strong>
          <dt>{t('accounts.page.sample_price')}</dt>
          <dd>{money(price)}</dd>
        </div>
      </dl>
      <p className={classes.note}>{t(`accounts.page.${decides}`, params)}</p>
    </div>
  );
};
