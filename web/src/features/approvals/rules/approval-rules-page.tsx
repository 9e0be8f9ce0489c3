import type { ApprovalRules, ApprovalRulesVersion } from '@portal/contract/approvals/approval-rules.ts';
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
import { Loaded } from '../../settings/settings-frame.tsx';
import { approvalRules, publishRules } from '../approvals.api.ts';
import { approvalKeys } from '../approvals.keys.ts';
import { draftsOf, isWhole, newRule, type RuleDraft, rulesToSend } from './rule-draft.ts';
import { RuleRow } from './rule-row.tsx';
import classes from './rules.module.css';

const RulesHistory = lazyDialog(async () => (await import('./rules-history.tsx')).RulesHistory);

/** What the account wants approved before it is booked, and by whom; changes hold once they are published. */
export const ApprovalRulesPage = () => {
  const query = useQuery(approvalRules);
  return <Loaded query={query}>{(rules) => <Rules key={rules.version} rules={rules} />}</Loaded>;
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

/** The rules as they are edited, until they are published or discarded. */
const useDrafts = (rules: ApprovalRules) => {
  const [drafts, setDrafts] = useState<RuleDraft[] | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const shown = drafts ?? draftsOf(rules);
  return {
    drafts,
    shown,
    open,
    setOpen,
    discard: () => setDrafts(null),
    change: (id: string, changed: Partial<RuleDraft>) =>
      setDrafts(shown.map((one) => (one.id === id ? { ...one, ...changed } : one))),
    remove: (id: string) => setDrafts(shown.filter((one) => one.id !== id)),
    add: () => {
      const rule = newRule();
      setDrafts([...shown, rule]);
      setOpen(rule.id);
    },
    take: (taken: ApprovalRulesVersion) => setDrafts(draftsOf(taken).map((one) => keptKey(one, rules))),
  };
};
type Editing = ReturnType<typeof useDrafts>;

const Rules = ({ rules }: { rules: ApprovalRules }) => {
  const { t } = useTranslation();
  const me = useMe();
  const editing = useDrafts(rules);
  const [isHistory, setHistory] = useState(false);
  const mayChange = mayDo(me, 'patch:approval-rule') && !me.signed_in_as;
  const take = (taken: ApprovalRulesVersion) => {
    editing.take(taken);
    setHistory(false);
  };
  return (
    <>
      <Card
        bare
        title={t('approvals.screens.rules.in_force', { count: rules.rules.filter(({ is_on }) => is_on).length })}
        aside={
          <span className={classes.actions}>
            <Button kind="ghost" icon={<ClockIcon size={16} />} onClick={() => setHistory(true)}>
              {t('approvals.screens.rules.history')}
            </Button>
            {mayChange && editing.shown.length < approvalLimits.rules && (
              <Button icon={<PlusIcon size={16} />} onClick={editing.add}>
                {t('approvals.screens.rules.add')}
              </Button>
            )}
          </span>
        }
      >
        <RuleRows rules={rules} editing={editing} mayChange={mayChange} />
        {editing.drafts && <Publication version={rules.version} drafts={editing.drafts} onDiscard={editing.discard} />}
      </Card>
      <Suspense>
        {isHistory && (
          <RulesHistory choices={rules} onTake={mayChange ? take : null} onClose={() => setHistory(false)} />
        )}
      </Suspense>
    </>
  );
};

type RuleRowsProps = { rules: ApprovalRules; editing: Editing; mayChange: boolean };

const RuleRows = ({ rules, editing, mayChange }: RuleRowsProps) => {
  const { t } = useTranslation();
  if (editing.shown.length === 0) {
    return (
      <EmptyState icon={CheckCircleIcon}>
        <b>{t('approvals.screens.rules.none')}</b>
        <br />
        {t('approvals.screens.rules.none_text')}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.rules}>
      {editing.shown.map((rule) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          choices={rules}
          mayChange={mayChange}
          isOpen={editing.open === rule.id}
          onOpen={(isOpen) => editing.setOpen(isOpen ? rule.id : null)}
          onChange={(changed) => editing.change(rule.id, changed)}
          onRemove={() => editing.remove(rule.id)}
        />
      ))}
    </ul>
  );
};

type PublicationProps = { version: number; drafts: readonly RuleDraft[]; onDiscard: () => void };

/** What was changed holds once it is published. */
const Publication = ({ version, drafts, onDiscard }: PublicationProps) => {
  const { t } = useTranslation();
  const publication = usePublication(version);
  return (
    <>
      {publication.isError && <Callout kind="danger">{errorText(publication.error)}</Callout>}
      <div className={classes.foot}>
        <span role="status">{t('approvals.screens.rules.unsaved')}</span>
        <Button onClick={onDiscard}>{t('approvals.screens.rules.discard')}</Button>
        <Button
          kind="primary"
          pending={publication.isPending}
          disabledReason={!drafts.every(isWhole) && t('approvals.errors.nobody_named')}
          onClick={() => publication.mutate(drafts)}
        >
          {t('approvals.screens.rules.publish')}
        </Button>
      </div>
    </>
  );
};

/** A rule of a former version is the same one where it still stands; else it is a new one. */
const keptKey = (rule: RuleDraft, { rules }: ApprovalRules): RuleDraft => {
  if (rules.some(({ key }) => key === rule.key)) return rule;
  const { key: _key, ...rest } = rule;
  return rest;
};
