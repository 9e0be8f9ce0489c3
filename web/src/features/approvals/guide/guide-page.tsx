import { type GuideRuleKind, guideLimits, guideRuleKinds } from '@portal/contract/approvals/guide/guide-kinds.ts';
import type { Guide, GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { StarIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../settings/settings-frame.tsx';
import classes from '../rules/rules.module.css';
import { routingGuide } from './guide.api.ts';
import { moved, newestOf, newGuideRule } from './guide-draft.ts';
import guideClasses from './guide.module.css';
import { GuidePublication } from './guide-publication.tsx';
import { GuideRuleRow } from './guide-rule-row.tsx';
import { TrialCard } from './trial-card.tsx';

const GuideHistory = lazyDialog(async () => (await import('./guide-history.tsx')).GuideHistory);

/** Which carrier the account chooses: rules read from the top, tried on the past before they are published. */
export const GuidePage = () => {
  const query = useQuery(routingGuide);
  return <Loaded query={query}>{(guide) => <GuideRules key={guide.version} guide={guide} />}</Loaded>;
};

const GuideRules = ({ guide }: { guide: Guide }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [drafts, setDrafts] = useState<GuideRule[] | null>(null);
  const [isHistory, setHistory] = useState(false);
  const mayChange = mayDo(me, 'patch:approval-rule') && !me.signed_in_as;
  const shown = drafts ?? newestOf(guide);
  const { upcoming, carriers } = guide;
  return (
    <div className={guideClasses.columns}>
      <Card
        bare
        title={t('approvals.screens.guide.read_from_top')}
        aside={
          <Button kind="ghost" icon={<ClockIcon size={16} />} onClick={() => setHistory(true)}>
            {t('approvals.screens.rules.history')}
          </Button>
        }
      >
        {upcoming && <Callout>{t('approvals.screens.guide.from_day', { day: date(upcoming.effective_on) })}</Callout>}
        <RuleRows rules={shown} carriers={carriers} onChange={mayChange ? setDrafts : null} />
        <p className={classes.foot}>
          <span>{t('approvals.screens.guide.how_read')}</span>
        </p>
        {mayChange && shown.length < guideLimits.rules && (
          <div className={classes.foot}>
            <NewRule onAdd={(kind) => setDrafts([...shown, newGuideRule[kind]()])} />
          </div>
        )}
        {drafts && <GuidePublication guide={guide} drafts={drafts} onDiscard={() => setDrafts(null)} />}
      </Card>
      <TrialCard rules={shown} carriers={carriers} />
      <Suspense>{isHistory && <GuideHistory carriers={carriers} onClose={() => setHistory(false)} />}</Suspense>
    </div>
  );
};

const NewRule = ({ onAdd }: { onAdd: (kind: GuideRuleKind) => void }) => {
  const { t } = useTranslation();
  return (
    <SelectField<GuideRuleKind>
      label={t('approvals.screens.rules.add')}
      placeholder={t('approvals.screens.rules.choose')}
      options={guideRuleKinds.map((kind) => ({ value: kind, label: t(`approvals.screens.guide.adds.${kind}`) }))}
      value=""
      onChange={onAdd}
    />
  );
};

type RuleRowsProps = {
  rules: GuideRule[];
  carriers: Guide['carriers'];
  /** Null for whoever only reads. */
  onChange: ((rules: GuideRule[]) => void) | null;
};

const RuleRows = ({ rules, carriers, onChange }: RuleRowsProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  if (rules.length === 0) {
    return (
      <EmptyState icon={StarIcon}>
        <b>{t('approvals.screens.guide.none')}</b>
        <br />
        {t('approvals.screens.guide.none_text')}
      </EmptyState>
    );
  }
  const change = (changed: GuideRule) => onChange?.(rules.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <ol className={classes.rules}>
      {rules.map((rule, at) => (
        <GuideRuleRow
          key={rule.key}
          rule={rule}
          carriers={carriers}
          isOpen={open === rule.key}
          onOpen={(isOpen) => setOpen(isOpen ? rule.key : null)}
          {...(onChange && {
            onChange: change,
            onRemove: () => onChange(rules.filter((one) => one !== rule)),
            ...(at > 0 && { onUp: () => onChange(moved(rules, rule.key, -1)) }),
          })}
        />
      ))}
    </ol>
  );
};
