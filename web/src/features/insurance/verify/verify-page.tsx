import type { VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import { comparedFields } from '@portal/contract/insurance/insurance-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon, CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { AlertIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { PublicFrame, PublicSkeleton } from '../../sharing/public/public-frame.tsx';
import { readersLanguage, usePublicLanguage } from '../../sharing/public/public-language.ts';
import { certificateCheck } from '../insurance.api.ts';
import { CompareCard } from './compare-card.tsx';
import { CoverTerms } from './cover-terms.tsx';
import { fieldText } from './field-text.ts';
import classes from './verify-page.module.css';

/** Whether a certificate is in force, for whoever scans its code: the answer first, then what the paper says. */
export const VerifyPage = () => {
  const { code = '' } = useParams({ strict: false });
  const check = useQuery(certificateCheck(code));
  const { ready, language, choose } = usePublicLanguage(readersLanguage());
  if (!ready || check.isPending) return <PublicSkeleton />;
  const { data, error } = check;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <PublicFrame account={undefined} operator={data?.operator_name} language={language} onLanguage={choose}>
      <div className={classes.page}>
        {data && <Answer certificate={data} />}
        {!data && isUnknown && <Unknown code={code} />}
        {!data && !isUnknown && (
          <Unchecked error={error} isPending={check.isFetching} onRetry={() => void check.refetch()} />
        )}
        {(data ?? isUnknown) && <CompareCard code={code} certificate={data} />}
        <Foot />
      </div>
    </PublicFrame>
  );
};

const icons = {
  in_force: CheckIcon,
  being_issued: ClockIcon,
  ended: ClockIcon,
  cancelled: CloseIcon,
  unknown: SearchIcon,
  unchecked: AlertIcon,
} as const;

type HeadProps = { state: keyof typeof icons; title: string; text: string };

const Head = ({ state, title, text }: HeadProps) => {
  const { t } = useTranslation();
  usePageTitle(t('insurance.screens.verify.title'));
  const Icon = icons[state];
  return (
    <div className={classes.answer} role="status">
      <span className={classes.disc} data-state={state}>
        <Icon size={28} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
};

/** A code as people read it out: groups of four. */
const grouped = (code: string): string => code.replaceAll(/[\s-]/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

const Unknown = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.card}>
      <Head
        state="unknown"
        title={t('insurance.screens.verify.unknown')}
        text={t('insurance.screens.verify.unknown_text')}
      />
      <dl className={classes.rows}>
        <div>
          <dt>{t('insurance.screens.verify.fields.code')}</dt>
          <dd>{grouped(code)}</dd>
        </div>
      </dl>
    </section>
  );
};

type UncheckedProps = { error: unknown; isPending: boolean; onRetry: () => void };

const Unchecked = ({ error, isPending, onRetry }: UncheckedProps) => {
  const { t } = useTranslation();
  return (
    <section className={classes.card}>
      <Head state="unchecked" title={t('insurance.screens.verify.failed')} text={errorText(error)} />
      <div className={classes.below}>
        <Button fullWidth pending={isPending} onClick={onRetry}>
          {t('insurance.screens.verify.again')}
        </Button>
      </div>
    </section>
  );
};

const Answer = ({ certificate }: { certificate: VerifiedCertificate }) => {
  const { t } = useTranslation();
  const [showsTerms, setShowsTerms] = useState(false);
  const { status, cancelled_on, cover_ends_on, checked_at } = certificate;
  const day = date(status === 'cancelled' ? (cancelled_on ?? cover_ends_on) : cover_ends_on);
  const [checkedOn, checkedTime] = dateAndTime(checked_at);
  return (
    <section className={classes.card}>
      <Head
        state={status}
        title={t(`insurance.screens.verify.${status}`, { date: day })}
        text={t('insurance.screens.verify.checked', { date: checkedOn, time: checkedTime })}
      />
      <dl className={classes.rows}>
        {comparedFields.map((field) => (
          <div key={field}>
            <dt>{t(`insurance.screens.verify.fields.${field}`)}</dt>
            <dd>
              <RefText wraps>{fieldText(certificate, field, t)}</RefText>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.below}>
        <Button kind="link" size="small" aria-expanded={showsTerms} onClick={() => setShowsTerms(!showsTerms)}>
          {t(`insurance.screens.verify.${showsTerms ? 'hide' : 'covers'}`)}
        </Button>
        {showsTerms && <CoverTerms certificate={certificate} />}
      </div>
    </section>
  );
};

const Foot = () => {
  const { t } = useTranslation();
  return (
    <p className={classes.foot}>
      <span>{t('insurance.screens.verify.no_prices')}</span>
      <Link to="/terms">{t('insurance.screens.verify.terms')}</Link>
      <Link to="/privacy">{t('insurance.screens.verify.privacy')}</Link>
    </p>
  );
};
