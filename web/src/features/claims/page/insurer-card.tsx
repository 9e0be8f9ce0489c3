import type { Claim } from '@portal/contract/claims/claim.ts';
import { finalLossStatuses, settableLossStatuses } from '@portal/contract/insurance/insurance-choices.ts';
import type { ClaimInsurance, LossReport } from '@portal/contract/insurance/losses.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { dateAndTime, money, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import { claimInsurance, useChangeLoss, useReportLoss } from '../../insurance/insurance.api.ts';
import { claimMoney } from '../claim-money.ts';
import { SmallForm } from './case-dialogs.tsx';
import classes from './claim-page.module.css';

/** The insurer of the claim's load: reports the claim to it, and shows what became of that. Nothing without a policy. */
export const InsurerCard = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const { data } = useQuery(claimInsurance(claim.id));
  if (!data || (!data.report && !data.can_report)) return null;
  return (
    <Card title={t('insurance.losses.title')}>
      {data.report ? (
        <Report claim={claim} policy={data.policy} report={data.report} />
      ) : (
        <Offer claim={claim} policy={data.policy} />
      )}
    </Card>
  );
};

type Policy = ClaimInsurance['policy'];

const Offer = ({ claim, policy }: { claim: Claim; policy: Policy }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { mutate, isPending } = useReportLoss(claim.id);
  if (!policy) return null;
  const report = () =>
    mutate(undefined, {
      onSuccess: () => notify.success(t('insurance.losses.reported')),
      onError: notifyFailure,
    });
  return (
    <div className={classes.insurer}>
      <p className={classes.quiet}>
        {t(`insurance.losses.${policy.channel === 'mail' ? 'offer_mail' : 'offer'}`, {
          insurer: policy.insurer_name,
          limit: shortMoney(policy.limit),
          deductible: money(policy.deductible),
          email: policy.claims_email,
        })}
      </p>
      {mayDo(me, 'post:claims') && (
        <Button pending={isPending} onClick={report}>
          {t('insurance.losses.report')}
        </Button>
      )}
    </div>
  );
};

const Report = ({ claim, policy, report }: { claim: Claim; policy: Policy; report: LossReport }) => {
  const { t } = useTranslation();
  const [isAnswering, setAnswering] = useState(false);
  const { papers, amount, paid_amount, currency, insurer_reference } = report;
  const sent = papers.filter(({ sent_at }) => sent_at !== null).length;
  const facts = [
    [t('insurance.losses.certificate'), policy?.certificate_number ?? '–'],
    [t('insurance.losses.reference'), insurer_reference ?? '–'],
    [t('insurance.losses.claimed'), amount === null ? '–' : claimMoney(amount, claim.currency)],
    ...(paid_amount === null ? [] : [[t('insurance.losses.paid'), `${money(paid_amount)} ${currency}`]]),
    [t('insurance.losses.papers'), t('insurance.losses.papers_of', { sent, count: papers.length })],
  ];
  const mayAnswer =
    can(useMe(), 'act_for_operator') && report.channel === 'mail' && !finalLossStatuses.includes(report.status);
  return (
    <div className={classes.insurer}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Timeline>
        {report.entries.map(({ id, status, note, by, at }, line) => {
          const [day, time] = dateAndTime(at);
          const isFirst = line === 0;
          const mark = status === 'paid' ? 'met' : status === 'declined' ? 'trouble' : undefined;
          return (
            <TimelineLine
              key={id}
              title={t(`insurance.losses.states.${status}`)}
              mark={mark}
              now={isFirst && !mark}
              time={
                <>
                  <RefText>{day}</RefText> {time}
                </>
              }
            >
              <TimelineDetail>
                {by ?? t(`insurance.losses.${report.channel === 'api' ? 'insurer' : 'portal'}`)}
              </TimelineDetail>
              {note && <TimelineDetail>{note}</TimelineDetail>}
            </TimelineLine>
          );
        })}
      </Timeline>
      {mayAnswer && (
        <Button size="small" onClick={() => setAnswering(true)}>
          {t('insurance.losses.answer')}
        </Button>
      )}
      {isAnswering && <AnswerDialog claimId={claim.id} onClose={() => setAnswering(false)} />}
    </div>
  );
};

type Answer = {
  status: (typeof settableLossStatuses)[number];
  insurer_reference: string;
  paid_amount: number | null;
  note: string;
};

/** Operations writes down what the insurer answered to a report made by mail. */
const AnswerDialog = ({ claimId, onClose }: { claimId: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const change = useChangeLoss(claimId);
  const form = useCheckedForm<Answer, unknown>({
    initial: { status: 'reviewing', insurer_reference: '', paid_amount: null, note: '' },
    check: () => ({}),
    send: (typed) => change.mutateAsync(typed),
    onSent: () => {
      notify.success(t('insurance.losses.saved'));
      onClose();
    },
  });
  return (
    <Dialog title={t('insurance.losses.answer_title')} onClose={onClose}>
      <SmallForm form={form} text={t('insurance.losses.answer_text')} onClose={onClose}>
        <SelectField
          label={t('insurance.losses.status')}
          options={settableLossStatuses.map((value) => ({ value, label: t(`insurance.losses.states.${value}`) }))}
          {...form.field('status')}
        />
        <TextField label={t('insurance.losses.reference')} {...form.field('insurer_reference')} />
        {form.values.status === 'paid' && (
          <NumberField label={t('insurance.losses.amount_paid')} {...form.field('paid_amount')} />
        )}
        <TextField label={t('insurance.losses.note')} {...form.field('note')} />
      </SmallForm>
    </Dialog>
  );
};
