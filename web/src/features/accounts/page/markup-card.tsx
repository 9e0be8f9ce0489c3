import type { Account } from '@portal/contract/accounts/account.ts';
import { Markup, MarkupsByMode } from '@portal/contract/quotes/markup.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { useChangeMarkups } from '../accounts.api.ts';
import formClasses from '../form/account-form.module.css';
import { MarkupPair, MarkupSample, type TypedMarkup } from '../markups/markup-pair.tsx';
import { ModeMarkups, type TypedMarkups } from '../markups/mode-markups.tsx';

type MarkupForm = TypedMarkup & { markups_by_mode: TypedMarkups };

const AccountMarkups = Markup.extend({ markups_by_mode: MarkupsByMode });

/** What the operator adds to carriers' costs for this account: percent, and at least so much. */
export const MarkupCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const { markup_percent = 0, markup_min = 0, markups_by_mode = {}, version } = account;
  return (
    <Card title={t('accounts.page.markup')}>
      {/* Begins again with what was saved. */}
      <MarkupFields key={version} account={account} initial={{ markup_percent, markup_min, markups_by_mode }} />
    </Card>
  );
};

const MarkupFields = ({ account, initial }: { account: Account; initial: MarkupForm }) => {
  const { t } = useTranslation();
  const change = useChangeMarkups(account);
  const form = useCheckedForm({
    initial,
    check: (typed) => schemaFaults(AccountMarkups, typed),
    send: (typed) => change.mutateAsync(AccountMarkups.parse(typed)),
    onSent: () => notify.success(t('accounts.page.markup_saved')),
  });
  const { markup_percent, markup_min } = form.values;
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return (
    <CheckedForm form={form} className={formClasses.form}>
      <MarkupPair percent={form.field('markup_percent')} min={form.field('markup_min')} />
      <MarkupSample markup_percent={markup_percent} markup_min={markup_min} />
      <ModeMarkups
        start={{ markup_percent, markup_min }}
        field={form.field('markups_by_mode')}
        faultOf={form.faultOf}
      />
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
