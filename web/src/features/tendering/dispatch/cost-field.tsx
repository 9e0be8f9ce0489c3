import { cents, dollars } from '@portal/contract/values/money.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money, number } from '../../../platform/words/format.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import classes from './dispatch.module.css';
import type { AssignFormState } from './use-assign-form.ts';

/** What the trucker gets, and what that leaves of the price as it is typed. */
export const CostField = ({ price, form }: { price: number; form: AssignFormState }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.cost}>
      <NumberField label={t('tendering.dispatch.assign.cost')} required unit="USD" prefix="$" {...form.field('cost')} />
      <Margin price={price} cost={form.values.cost} />
    </div>
  );
};

const Margin = ({ price, cost }: { price: number; cost: number | null }) => {
  const { t } = useTranslation();
  const left = cost === null ? null : dollars((cents(price) - cents(cost)) as ReturnType<typeof cents>);
  return (
    <p className={classes.margin} aria-live="polite" data-loss={(left !== null && left < 0) || undefined}>
      <span>{t('tendering.dispatch.assign.price', { price: money(price) })}</span>
      <b>
        {left === null
          ? t('tendering.dispatch.assign.no_margin')
          : t(left < 0 ? 'tendering.dispatch.assign.loss' : 'tendering.dispatch.assign.margin', {
              margin: money(Math.abs(left)),
              percent: number((Math.abs(left) / price) * 100, 1),
            })}
      </b>
    </p>
  );
};
