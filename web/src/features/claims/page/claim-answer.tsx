import type { Claim } from '@portal/contract/claims/claim.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { date, dateAndTime } from '../../../platform/format.ts';
import { RefText } from '../../../ui/date-text.tsx';
import { DaysLeft } from '../days-left.tsx';
import { sideOf } from '../side-of.ts';
import classes from './claim-page.module.css';

/** Where does it stand, what is next and who has to do it, by when. */
export const ClaimAnswer = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.answer}>
      <div className={classes.cell}>
        <h2 className={classes.question}>{t('claims.screens.page.where')}</h2>
        <p className={classes.big}>{t(`claims.statuses.${claim.status}`)}</p>
        <p className={classes.small}>{standing(claim, t)}</p>
      </div>
      <div className={classes.cell}>
        <h2 className={classes.question}>{t('claims.screens.page.next')}</h2>
        <p className={classes.big}>{turnText(claim, t)}</p>
        <p className={classes.small}>{t(`claims.screens.page.steps.${sideOf(claim)}.${claim.status}`)}</p>
      </div>
      <div className={classes.cell}>
        <h2 className={classes.question}>{t('claims.screens.page.when')}</h2>
        <ByWhen claim={claim} />
      </div>
    </section>
  );
};

const standing = (claim: Claim, t: TFunction): string => {
  if (claim.status === 'declined' && claim.decline_reason) {
    const reason = t(`claims.decline_reasons.${claim.decline_reason}`);
    return t('claims.screens.page.declined_because', { reason });
  }
  const [day, time] = dateAndTime(claim.updated_at);
  if (!claim.submitted_at) return t('claims.screens.page.since', { date: day, time });
  const [filedDay, filedTime] = dateAndTime(claim.submitted_at);
  return t('claims.screens.page.filed', { date: filedDay, time: filedTime });
};

const turnText = (claim: Claim, t: TFunction): string => {
  if (claim.turn === null) return t('claims.screens.page.over');
  return claim.turn === sideOf(claim) ? t('claims.screens.page.yours') : t(`claims.screens.page.theirs.${claim.turn}`);
};

const ByWhen = ({ claim: { next_deadline } }: { claim: Claim }) => {
  const { t } = useTranslation();
  if (!next_deadline) return <p className={classes.big}>{t('claims.screens.page.no_date')}</p>;
  return (
    <>
      <p className={classes.big}>
        <RefText>{date(next_deadline.due_on)}</RefText>
      </p>
      <p className={classes.small}>
        {t(`claims.deadlines.${next_deadline.code}`)}, <DaysLeft day={next_deadline.due_on} />
      </p>
    </>
  );
};
