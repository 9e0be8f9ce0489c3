import type { Plan, PlanDay } from '@portal/contract/templates/plans.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { changePlan, planDetails, skipDay, unskipDay } from '../templates.api.ts';
import { templateKeys } from '../templates.keys.ts';
import classes from './plan-drawer.module.css';
import { PlanForm } from './plan-form.tsx';
import { useRuleText } from './rule-text.ts';

type PlanDrawerProps = { id: number; onClose: () => void };

/** A recurring load: its rule, the days to come and what became of those that were. */
export const PlanDrawer = ({ id, onClose }: PlanDrawerProps) => {
  const { t } = useTranslation();
  const { data: plan, error, refetch, isFetching } = useQuery(planDetails(id));
  const [isEditing, setEditing] = useState(false);
  if (isEditing && plan) return <PlanForm plan={plan} onClose={() => setEditing(false)} />;
  return (
    <Drawer opened onClose={onClose} title={plan?.name ?? t('templates.plans.title')}>
      {error && !plan && <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {!plan && !error && <SkeletonRows rows={8} columns="1fr 80px" rowHeight={44} />}
      {plan && <Opened plan={plan} onEdit={() => setEditing(true)} />}
    </Drawer>
  );
};

/** Does something with the plan and takes what it answers. */
const useAct = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<Plan>) => act(),
    onSuccess: (plan) => {
      client.setQueryData(planDetails(plan.id).queryKey, plan);
      void client.invalidateQueries({ queryKey: templateKeys.plans, exact: true });
    },
    onError: notifyFailure,
  });
  return { act: mutate, isPending };
};

const Opened = ({ plan, onEdit }: { plan: Plan; onEdit: () => void }) => {
  const { t } = useTranslation();
  const rule = useRuleText(plan);
  const mayChange = mayDo(useMe(), 'patch:templates');
  return (
    <div className={classes.plan}>
      <p>
        {rule}. {t('templates.plans.of', { template: plan.template.name, person: plan.acts_for })}
      </p>
      {plan.paused_why && <Callout kind="warning">{t(`templates.plans.why.${plan.paused_why}`)}</Callout>}
      {mayChange && plan.state !== 'ended' && <StateButtons plan={plan} onEdit={onEdit} />}
      {plan.next_days.length > 0 && (
        <Days title={t('templates.plans.next')} plan={plan} days={plan.next_days} mayChange={mayChange} />
      )}
      {plan.past_days.length > 0 && (
        <Days title={t('templates.plans.past')} plan={plan} days={plan.past_days} mayChange={false} />
      )}
    </div>
  );
};

const StateButtons = ({ plan, onEdit }: { plan: Plan; onEdit: () => void }) => {
  const { t } = useTranslation();
  const { act, isPending } = useAct();
  const [isEnding, setEnding] = useState(false);
  const move = (state: Plan['state']) => act(() => changePlan(plan.id, { state, version: plan.version }));
  return (
    <div className={classes.buttons}>
      <Button size="small" onClick={onEdit}>
        {t('templates.plans.edit')}
      </Button>
      <Button size="small" pending={isPending} onClick={() => move(plan.state === 'active' ? 'paused' : 'active')}>
        {t(plan.state === 'active' ? 'templates.plans.pause' : 'templates.plans.resume')}
      </Button>
      <Button size="small" kind="danger" onClick={() => (isEnding ? move('ended') : setEnding(true))}>
        {t(isEnding ? 'templates.plans.end_sure' : 'templates.plans.end')}
      </Button>
    </div>
  );
};

type DaysProps = { title: string; plan: Plan; days: readonly PlanDay[]; mayChange: boolean };

const Days = ({ title, plan, days, mayChange }: DaysProps) => {
  const { t } = useTranslation();
  const { act } = useAct();
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day.day}>
            <span className={classes.day}>
              <DateText iso={day.pickup_date ?? day.day} weekday />
              <DayText day={day} />
            </span>
            {day.price !== null && <Money dollars={day.price} />}
            {day.load_id !== null && <Link {...loadAddress(day.load_id)}>{day.load_id}</Link>}
            {mayChange && day.state === 'skipped' && (
              <Button size="small" kind="link" onClick={() => act(() => unskipDay(plan.id, day.day))}>
                {t('templates.plans.unskip')}
              </Button>
            )}
            {mayChange && day.state === 'planned' && day.pickup_date !== null && (
              <Button size="small" kind="link" onClick={() => act(() => skipDay(plan.id, day.day))}>
                {t('templates.plans.skip')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is said of a day beyond its date. */
const DayText = ({ day: { day, pickup_date, state, reason } }: { day: PlanDay }) => {
  const { t } = useTranslation();
  if (reason) return <small>{t(`templates.plans.reasons.${reason}`)}</small>;
  if (state !== 'planned') return <small>{t(`templates.plans.days.${state}`)}</small>;
  if (pickup_date === null) return <small>{t('templates.plans.days.closed')}</small>;
  return pickup_date === day ? null : <small>{t('templates.plans.moved')}</small>;
};
