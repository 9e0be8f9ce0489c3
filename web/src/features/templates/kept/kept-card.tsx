import type { Plan } from '@portal/contract/templates/plans.contract.ts';
import type { Template } from '@portal/contract/templates/templates.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, RefreshIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { FileIcon, PauseIcon } from '../../../ui/icons/status-icons.tsx';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { copyAddress } from '../../loads/addresses.ts';
import page from '../book-again-page.module.css';
import { useRuleText } from '../plans/rule-text.ts';
import { bookTemplate, planList, removeTemplate, templateList } from '../templates.api.ts';
import { templateKeys } from '../templates.keys.ts';
import classes from './kept-card.module.css';

const AgainDialog = lazyDialog(async () => (await import('../lanes/again-dialog.tsx')).AgainDialog);
const PlanDrawer = lazyDialog(async () => (await import('../plans/plan-drawer.tsx')).PlanDrawer);
const NewPlanDrawer = lazyDialog(async () => (await import('../plans/plan-form.tsx')).NewPlanDrawer);
const RenameDrawer = lazyDialog(async () => (await import('./rename-drawer.tsx')).RenameDrawer);

type Opened = { kind: 'plan'; id: number } | { kind: 'new' } | { kind: 'rename' | 'book'; template: Template };

/** What the account books again and again: recurring loads, and the templates they are made of. */
export const KeptCard = () => {
  const { t } = useTranslation();
  const [plans, templates] = [useQuery(planList), useQuery(templateList)];
  const [opened, setOpened] = useState<Opened | null>(null);
  const error = plans.error ?? templates.error;
  const mayMake = mayDo(useMe(), 'post:templates');
  const isThere = plans.data !== undefined && templates.data !== undefined;
  const kept = templates.data?.items ?? [];
  const retry = () => void Promise.all([plans.refetch(), templates.refetch()]);
  return (
    <Card bare>
      <div className={page.cardHead}>
        <h2>{t('templates.kept.title')}</h2>
        {kept.length > 0 && mayMake && (
          <Button kind="link" aria-label={t('templates.plans.new')} onClick={() => setOpened({ kind: 'new' })}>
            {t('templates.plans.add')}
          </Button>
        )}
      </div>
      {!isThere && !error && <SkeletonRows rows={4} columns="24px 1fr 92px" rowHeight={57} />}
      {!isThere && error && (
        <ErrorState error={error} onRetry={retry} pending={plans.isFetching || templates.isFetching} />
      )}
      {isThere && kept.length === 0 && plans.data.items.length === 0 && (
        <EmptyState icon={FileIcon}>{t('templates.kept.none')}</EmptyState>
      )}
      {isThere && (
        <ul className={classes.rows}>
          {plans.data.items.map((plan) => (
            <PlanRow key={plan.id} plan={plan} onOpen={() => setOpened({ kind: 'plan', id: plan.id })} />
          ))}
          {kept.map((template) => (
            <TemplateRow key={template.id} template={template} onOpen={setOpened} />
          ))}
        </ul>
      )}
      <Suspense>{opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}</Suspense>
    </Card>
  );
};

const OpenedDialog = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  const navigate = useNavigate();
  if (opened.kind === 'plan') return <PlanDrawer id={opened.id} onClose={onClose} />;
  if (opened.kind === 'new') return <NewPlanDrawer onClose={onClose} />;
  const { template } = opened;
  if (opened.kind === 'rename') return <RenameDrawer template={template} onClose={onClose} />;
  return (
    <AgainDialog
      what={template.name}
      make={(day, key) => bookTemplate(template.id, day, key)}
      onChange={() => void navigate(copyAddress({ id: template.load_id, quote_type: template.quote_type }))}
      onClose={onClose}
    />
  );
};

const PlanRow = ({ plan, onOpen }: { plan: Plan; onOpen: () => void }) => {
  const { t } = useTranslation();
  const rule = useRuleText(plan);
  const next = plan.next_days.find(({ pickup_date }) => pickup_date !== null);
  const left = plan.past_days.filter(({ state }) => state === 'left' || state === 'failed').length;
  return (
    <li>
      <button type="button" className={classes.row} onClick={onOpen}>
        {plan.state === 'active' ? <RefreshIcon size={16} /> : <PauseIcon size={16} />}
        <span className={classes.words}>
          <b>{plan.name}</b>
          <span>{rule}</span>
          {next && next.pickup_date !== next.day && plan.state === 'active' && (
            <span className={classes.warning}>{t('templates.plans.moved')}</span>
          )}
          {left > 0 && plan.state === 'active' && (
            <span className={classes.warning}>{t('templates.plans.needs_you', { count: left })}</span>
          )}
        </span>
        <span className={classes.end}>
          {plan.state === 'active' ? (
            <DateText iso={next?.pickup_date} weekday />
          ) : (
            t(`templates.plans.states.${plan.state}`)
          )}
        </span>
      </button>
    </li>
  );
};

type TemplateRowProps = { template: Template; onOpen: (opened: Opened) => void };

const TemplateRow = ({ template, onOpen }: TemplateRowProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeTemplate(template.id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: templateKeys.templates });
      notify.success(t('templates.kept.removed'));
    },
    onError: notifyFailure,
  });
  const { origin, destination, name, uses } = template;
  const lane = { origin: origin.city || origin.zip_code, destination: destination.city || destination.zip_code };
  return (
    <li className={classes.row}>
      <FileIcon size={16} />
      <span className={classes.words}>
        <b>{name}</b>
        <span>{t('templates.again.lane', lane)}</span>
      </span>
      <span className={classes.used}>{t('templates.kept.used', { count: uses })}</span>
      <ActionMenu
        label={t('templates.kept.more', { name })}
        actions={[
          { label: t('templates.lanes.book'), icon: TruckIcon, onSelect: () => onOpen({ kind: 'book', template }) },
          { label: t('templates.kept.rename'), icon: PencilIcon, onSelect: () => onOpen({ kind: 'rename', template }) },
          { label: t('templates.kept.remove'), icon: TrashIcon, onSelect: () => remove.mutate() },
        ]}
      />
    </li>
  );
};
