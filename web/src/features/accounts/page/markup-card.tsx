import type { Account } from '@portal/contract/accounts/account.ts';
import { AccountChange } from '@portal/contract/accounts/account-input.ts';
import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import { loadModes, modes } from '@portal/contract/modes/modes.ts';
import { Markup, MarkupsByMode } from '@portal/contract/quotes/markup.ts';
import { type Faults, phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../../platform/notify.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useReadBeforeTyping } from '../../settings/versions/use-read-before-typing.ts';
import { useVersionedForm } from '../../settings/versions/use-versioned-form.ts';
import { accountDetails, useChangeMarkups } from '../accounts.api.ts';
import formClasses from '../form/account-form.module.css';
import { AtCost } from '../markups/at-cost.tsx';
import { MarkupPair, MarkupSample, type TypedMarkup } from '../markups/markup-pair.tsx';
import { ModeMarkups, type TypedMarkups } from '../markups/mode-markups.tsx';

type MarkupForm = TypedMarkup & {
  markups_by_mode: TypedMarkups;
  /** That an account which pays what carriers charge is meant. */
  sells_at_cost: boolean;
};

const AccountMarkups = Markup.extend({
  markups_by_mode: MarkupsByMode,
  sells_at_cost: AccountChange.shape.sells_at_cost,
});

/** A markup that adds nothing, unless it was so or is meant. */
const atCostFaults = (typed: MarkupForm, account: Account): Faults =>
  needsMeaning(typed, account) && !typed.sells_at_cost
    ? { markup_percent: { phrase: phraseOf('accounts.sells_at_cost') } }
    : {};

const needsMeaning = (typed: MarkupForm, account: Account): boolean => isAtCost(typed) && !isAtCost(formOf(account));

/** What the operator adds to carriers' costs for this account: percent, and at least so much. */
export const MarkupCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const [shown, setTyping] = useReadBeforeTyping(account);
  return (
    <Card title={t('accounts.page.markup')}>
      {/* Begins again with what was saved. */}
      <MarkupFields key={shown.version} account={shown} onTyping={setTyping} />
    </Card>
  );
};

const formOf = ({ markup_percent = 0, markup_min = 0, markups_by_mode = {} }: Account): MarkupForm => ({
  markup_percent,
  markup_min,
  markups_by_mode,
  sells_at_cost: false,
});

const useShownMarkups = (): ShownFields<MarkupForm> => {
  const { t } = useTranslation();
  const percentText = (percent: number | null) => `${number(percent ?? 0, 3)} %`;
  const least = (min: number | null) => money(min ?? 0);
  return {
    markup_percent: { label: t('accounts.fields.markup_percent'), text: percentText },
    markup_min: { label: t('accounts.fields.markup_min'), text: least },
    markups_by_mode: {
      label: t('accounts.markups.by_mode'),
      text: (markups) =>
        loadModes
          .flatMap((mode) => {
            const one = markups[mode];
            const name = t(`accounts.modes.${modes[mode].flag}`);
            return one ? [`${name}: ${percentText(one.markup_percent)}, ${least(one.markup_min)}`] : [];
          })
          .join('\n'),
    },
  };
};

const useMarkupForm = (account: Account, fields: ShownFields<MarkupForm>) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const change = useChangeMarkups(account);
  return useVersionedForm<MarkupForm, Account>({
    initial: formOf(account),
    version: account.version,
    fields: keysOf(fields),
    check: (typed) => ({ ...schemaFaults(AccountMarkups, typed), ...atCostFaults(typed, account) }),
    read: async () => {
      const stored = await client.fetchQuery({ ...accountDetails(account.id), staleTime: 0 });
      return { values: formOf(stored), version: stored.version };
    },
    send: (typed, version = account.version) => {
      const { sells_at_cost, ...markups } = AccountMarkups.parse(typed);
      return change.mutateAsync({ ...markups, ...(sells_at_cost && { sells_at_cost }), version });
    },
    stays: (saved) => ({ values: formOf(saved), version: saved.version }),
    onSent: () => notify.success(t('accounts.page.markup_saved')),
  });
};

type MarkupFieldsProps = { account: Account; onTyping: (isTyping: boolean) => void };

const MarkupFields = ({ account, onTyping }: MarkupFieldsProps) => {
  const { t } = useTranslation();
  const fields = useShownMarkups();
  const form = useMarkupForm(account, fields);
  const { markup_percent, markup_min } = form.values;
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(form.stored);
  useEffect(() => onTyping(isChanged), [isChanged, onTyping]);
  return (
    <CheckedForm form={form} className={formClasses.form}>
      <TheirChanges form={form} fields={fields} />
      <MarkupPair percent={form.field('markup_percent')} min={form.field('markup_min')} />
      {needsMeaning(form.values, account) ? (
        <AtCost
          usual={form.stored}
          isMeant={form.values.sells_at_cost}
          onMeant={(sells_at_cost) => form.change({ sells_at_cost })}
          onUsual={() => form.change({ ...form.stored, sells_at_cost: false })}
        />
      ) : (
        <MarkupSample markup_percent={markup_percent} markup_min={markup_min} />
      )}
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
          <Button onClick={() => form.change(form.stored)}>{t('accounts.discard')}</Button>
        </div>
      )}
    </CheckedForm>
  );
};
