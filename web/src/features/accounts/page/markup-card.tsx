import type { Account } from '@portal/contract/accounts/account.ts';
import { AccountChange } from '@portal/contract/accounts/account-input.ts';
import { cents, dollars, percentOf, withMarkup } from '@portal/contract/values/money.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { useChangeMarkups } from '../accounts.api.ts';
import formClasses from '../form/account-form.module.css';
import classes from './account-page.module.css';

type MarkupForm = { markup_percent: number | null; markup_min: number | null };

const Markup = AccountChange.pick({ markup_percent: true, markup_min: true }).required();

/** A carrier's cost that shows which of percent and minimum counts, in US dollars. */
const sampleCost = 400;

/** What the operator adds to carriers' costs for this account: percent, and at least so much. */
export const MarkupCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const { markup_percent = 0, markup_min = 0, version } = account;
  return (
    <Card title={t('accounts.page.markup')}>
      {/* Begins again with what was saved. */}
      <MarkupFields key={version} account={account} initial={{ markup_percent, markup_min }} />
    </Card>
  );
};

const MarkupFields = ({ account, initial }: { account: Account; initial: MarkupForm }) => {
  const { t } = useTranslation();
  const change = useChangeMarkups(account);
  const form = useCheckedForm({
    initial,
    check: (typed) => schemaFaults(Markup, typed),
    send: ({ markup_percent, markup_min }) =>
      change.mutateAsync({ markup_percent: markup_percent ?? 0, markup_min: markup_min ?? 0 }),
    onSent: () => notify.success(t('accounts.page.markup_saved')),
  });
  const { values } = form;
  const isChanged = values.markup_percent !== initial.markup_percent || values.markup_min !== initial.markup_min;
  return (
    <CheckedForm form={form} className={formClasses.form}>
      <div className={classes.pair}>
        <NumberField
          label={t('accounts.fields.markup_percent')}
          unit="%"
          digits={3}
          {...form.field('markup_percent')}
        />
        <NumberField label={t('accounts.fields.markup_min')} unit="USD" digits={2} {...form.field('markup_min')} />
      </div>
      <Sample percent={values.markup_percent ?? 0} min={values.markup_min ?? 0} />
      {isChanged && (
        <div className={formClasses.buttons}>
          <Button type="submit" kind="primary" pending={form.pending}>
            {t('accounts.save')}
          </Button>
          <Button onClick={() => form.change(initial)}>{t('accounts.discard')}</Button>
        </div>
      )}
    </CheckedForm>
  );
};

/** What a cost comes to, and which of the two decided. */
const Sample = ({ percent, min }: { percent: number; min: number }) => {
  const { t } = useTranslation();
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
