import type { Claim } from '@portal/contract/claims/claim.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { Answer, AnswerCard, AnswerCell, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { DaysLeft } from '../days-left.tsx';
import { sideOf } from '../side-of.ts';

/** Current status, next step and whose turn it is, next deadline. */
export const ClaimAnswer = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  return (
    <AnswerCard third="narrow">
      <AnswerCell question={t('claims.screens.page.where')}>
        <Answer>{t(`claims.statuses.${claim.status}`)}</Answer>
        <AnswerNote>{statusDetail(claim, t)}</AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('claims.screens.page.next')}>
        <Answer>{turnText(claim, t)}</Answer>
        <AnswerNote>{t(`claims.screens.page.steps.${sideOf(claim)}.${claim.status}`)}</AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('claims.screens.page.when')}>
        <ByWhen claim={claim} />
      </AnswerCell>
    </AnswerCard>
  );
};

const statusDetail = (claim: Claim, t: Translate): string => {
  if (claim.status === 'declined' && claim.decline_reason) {
    const reason = t(`claims.decline_reasons.${claim.decline_reason}`);
    return t('claims.screens.page.declined_because', { reason });
  }
  const [day, time] = dateAndTime(claim.updated_at);
  if (!claim.submitted_at) return t('claims.screens.page.since', { date: day, time });
  const [filedDay, filedTime] = dateAndTime(claim.submitted_at);
  return t('claims.screens.page.filed', { date: filedDay, time: filedTime });
};

const turnText = (claim: Claim, t: Translate): string => {
  if (claim.turn === null) return t('claims.screens.page.over');
  return claim.turn === sideOf(claim) ? t('claims.screens.page.yours') : t(`claims.screens.page.theirs.${claim.turn}`);
};

const ByWhen = ({ claim: { next_deadline } }: { claim: Claim }) => {
  const { t } = useTranslation();
  if (!next_deadline) return <Answer>{t('claims.screens.page.no_date')}</Answer>;
  return (
    <>
      <Answer>
        <RefText>{date(next_deadline.due_on)}</RefText>
      </Answer>
      <AnswerNote>
        {t(`claims.deadlines.${next_deadline.code}`)}, <DaysLeft day={next_deadline.due_on} />
      </AnswerNote>
    </>
  );
};
