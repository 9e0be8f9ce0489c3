import type { ApprovalRules } from '@portal/contract/approvals/approval-rules.ts';
import { approvalLimits } from '@portal/contract/approvals/approval-states.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { CheckCircleIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { approvalRules, publishRules } from '../approvals.api.ts';
import { approvalKeys } from '../approvals.keys.ts';
import { draftsOf, isWhole, newRule, type RuleDraft, rulesToSend } from './rule-draft.ts';
import { RuleRow } from './rule-row.tsx';
import classes from './rules.module.css';

const RulesHistory = lazyDialog(async () => (await import('./rules-history.tsx')).RulesHistory);

/** What the account wants approved before it is booked, and by whom; changes hold once they are published. */
export const ApprovalRulesPage = () => {
  const { t } = useTranslation();
  const query = useQuery(approvalRules);
  return (
    <SettingsFrame name="approvals" text={t('approvals.screens.rules.text')}>
      <Loaded query={query}>{(rules) => <Rules key={rules.version} rules={rules} />}</Loaded>
    </SettingsFrame>
  );
};

const usePublication = (version: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: readonly RuleDraft[]) => publishRules({ version, rules: rulesToSend(drafts) }),
    onSuccess: (rules) => {
      client.setQueryData(approvalKeys.rules, rules);
      void client.invalidateQueries({ queryKey: approvalKeys.versions });
      notify.success(t('approvals.screens.rules.published'));
    },
  });
};

const Rules = ({ rules }: { rules: ApprovalRules }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [drafts, setDrafts] = useState<RuleDraft[] | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [isHistory, setHistory] = useState(false);
  const publication = usePublication(rules.version);
  const mayChange = mayDo(me, 'patch:approval-rule') && !me.signed_in_as;
  const shown = drafts ?? draftsOf(rules);
  const change = (id: string, changed: Partial<RuleDraft>) =>
    setDrafts(shown.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const add = () => {
    const rule = newRule();
    setDrafts([...shown, rule]);
    setOpen(rule.id);
  };
  return (
    <>
      {publication.isError && <Callout kind="danger">{errorText(publication.error)}</Callout>}
      <Card
        bare
        title={t('approvals.screens.rules.in_force', { count: rules.rules.filter(({ is_on }) => is_on).length })}
        aside={
          <span className={classes.actions}>
            <Button kind="ghost" icon={<ClockIcon size={16} />} onClick={() => setHistory(true)}>
              {t('approvals.screens.rules.history')}
            </Button>
            {mayChange && shown.length < approvalLimits.rules && (
              <Button icon={<PlusIcon size={16} />} onClick={add}>
                {t('approvals.screens.rules.add')}
              </Button>
            )}
          </span>
        }
      >
        {shown.length === 0 ? (
          <EmptyState icon={CheckCircleIcon}>
            <b>{t('approvals.screens.rules.none')}</b>
            <br />
            {t('approvals.screens.rules.none_text')}
          </EmptyState>
        ) : (
          <ul className={classes.rules}>
            {shown.map((rule) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                choices={rules}
                mayChange={mayChange}
                isOpen={open === rule.id}
                onOpen={(isOpen) => setOpen(isOpen ? rule.id : null)}
                onChange={(changed) => change(rule.id, changed)}
                onRemove={() => setDrafts(shown.filter(({ id }) => id !== rule.id))}
              />
            ))}
          </ul>
        )}
        {drafts && (
          <div className={classes.foot}>
            <span role="status">{t('approvals.screens.rules.unsaved')}</span>
            <Button onClick={() => setDrafts(null)}>{t('approvals.screens.rules.discard')}</Button>
            <Button
              kind="primary"
              pending={publication.isPending}
              disabledReason={!drafts.every(isWhole) && t('approvals.errors.nobody_named')}
              onClick={() => publication.mutate(drafts)}
            >
              {t('approvals.screens.rules.publish')}
            </Button>
          </div>
        )}
      </Card>
      <Suspense>
        {isHistory && (
          <RulesHistory
            choices={rules}
            onTake={
              mayChange
                ? (taken) => {
                    setDrafts(draftsOf(taken).map((one) => keptKey(one, rules)));
                    setHistory(false);
                  }
                : null
            }
            onClose={() => setHistory(false)}
          />
        )}
      </Suspense>
    </>
  );
};

/** A rule of a former version is the same one where it still stands; else it is a new one. */
const keptKey = (rule: RuleDraft, { rules }: ApprovalRules): RuleDraft => {
  if (rules.some(({ key }) => key === rule.key)) return rule;
  const { key: _key, ...rest } = rule;
  return rest;
};
