import type { Approval } from '@portal/contract/approvals/approval.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Answer, AnswerCard, AnswerCell, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { isOpenRequest } from '../approval-state.tsx';
import { findingsLine } from '../finding-text.ts';
import { momentText, TimeLeft } from '../time-left.tsx';

type Decider = Approval['reasons'][number]['deciders'][number];

const nameOf = ({ name, is_me }: Decider, t: Translate): string => {
  const known = name ?? t('approvals.screens.page.someone_above');
  return is_me ? t('approvals.screens.page.you', { name: known }) : known;
};

/** Each person once, in the order in which they may decide. */
const peopleOf = ({ reasons }: Approval): Decider[] => [
  ...new Map(
    reasons.flatMap(({ deciders }) => deciders).map((one) => [`${one.user_id} ${one.for ?? ''}`, one]),
  ).values(),
];

/** Why it waits, who decides, until when. */
export const ApprovalAnswers = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const people = peopleOf(approval);
  const now = people.filter((one) => one.as !== 'takes_over').map((one) => nameOf(one, t));
  const later = people.find((one) => one.as === 'takes_over');
  return (
    <AnswerCard third="narrow" phoneOrder="second-first">
      <AnswerCell question={t('approvals.screens.page.why')}>
        <Answer>{t('approvals.screens.page.rules', { count: approval.reasons.length })}</Answer>
        <AnswerNote>{findingsLine(approval.findings, t)}</AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('approvals.screens.page.who')}>
        <Answer>{now.length > 0 ? now.slice(0, 3).join(', ') : t('approvals.screens.page.nobody')}</Answer>
        {later && isOpenRequest(approval) && (
          <AnswerNote>
            {t('approvals.screens.page.from_if', { name: nameOf(later, t), time: momentText(later.from, t) })}
          </AnswerNote>
        )}
      </AnswerCell>
      <Until approval={approval} />
    </AnswerCard>
  );
};

const Until = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const { until, ended_at, ended_by, quote_expires_at } = approval;
  if (ended_at) {
    return (
      <AnswerCell question={t('approvals.screens.page.ended')}>
        <Answer>
          <RefText wraps>{momentText(ended_at, t)}</RefText>
        </Answer>
        <AnswerNote>
          {ended_by
            ? t('approvals.screens.page.ended_by', { who: ended_by })
            : t('approvals.screens.page.ended_itself')}
        </AnswerNote>
      </AnswerCell>
    );
  }
  return (
    <AnswerCell question={t('approvals.screens.page.until')}>
      <Answer>
        <RefText wraps>{momentText(until, t)}</RefText> <TimeLeft until={until} />
      </Answer>
      <AnswerNote>
        <RefText wraps>{t('approvals.screens.page.price_until', { time: momentText(quote_expires_at, t) })}</RefText>
      </AnswerNote>
    </AnswerCell>
  );
};
