import type { VerifiedCertificate } from '@portal/contract/insurance/insurance.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { date, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { CheckCircleIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LinkFailure, PublicFrame, PublicSkeleton } from '../../sharing/public/public-frame.tsx';
import { readersLanguage, usePublicLanguage } from '../../sharing/public/public-language.ts';
import { Facts } from '../facts.tsx';
import { certificateCheck } from '../insurance.api.ts';
import classes from './verify-page.module.css';

/** Whether a certificate is in force, for whoever scans its code: the answer first, then what the paper says. */
export const VerifyPage = () => {
  const { code = '' } = useParams({ strict: false });
  const check = useQuery(certificateCheck(code));
  const { ready, language, choose } = usePublicLanguage(readersLanguage());
  if (!ready || check.isPending) return <PublicSkeleton />;
  const isUnknown = check.error instanceof ApiError && (check.error.status === 404 || check.error.status === 400);
  return (
    <PublicFrame account={undefined} operator={check.data?.operator_name} language={language} onLanguage={choose}>
      <Title />
      {check.data && <Answer certificate={check.data} />}
      {isUnknown && <Unknown />}
      {!check.data && !isUnknown && <LinkFailure error={check.error} onRetry={() => void check.refetch()} />}
    </PublicFrame>
  );
};

const Title = () => {
  const { t } = useTranslation();
  usePageTitle(t('insurance.screens.verify.title'));
  return <h1 className={classes.title}>{t('insurance.screens.verify.title')}</h1>;
};

const Unknown = () => {
  const { t } = useTranslation();
  return (
    <EmptyState icon={SearchIcon}>
      <strong>{t('insurance.screens.verify.unknown')}</strong> {t('insurance.screens.verify.unknown_text')}
    </EmptyState>
  );
};

const icons = { in_force: CheckCircleIcon, being_issued: ClockIcon, ended: ClockIcon, cancelled: CloseIcon } as const;

/** A code as people read it out: two groups of four. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

const Answer = ({ certificate }: { certificate: VerifiedCertificate }) => {
  const { t } = useTranslation();
  const { status, cancelled_on, cover_ends_on } = certificate;
  const Icon = icons[status];
  const day = date(status === 'cancelled' ? (cancelled_on ?? cover_ends_on) : cover_ends_on);
  return (
    <>
      <p className={classes.answer} data-status={status} role="status">
        <Icon size={28} />
        {t(`insurance.screens.verify.${status}`, { date: day })}
      </p>
      <Card>
        <Facts
          facts={[
            [t('insurance.screens.verify.number'), certificate.number ?? '–'],
            [t('insurance.screens.verify.insurer'), certificate.insurer_name],
            [t('insurance.screens.verify.insured'), certificate.insured],
            [t('insurance.screens.verify.value'), money(certificate.insured_value)],
            [t('insurance.screens.verify.goods'), certificate.commodity],
            [t('insurance.screens.verify.from'), certificate.origin],
            [t('insurance.screens.verify.to'), certificate.destination],
            [t('insurance.screens.verify.starts'), date(certificate.departs_on)],
            [t('insurance.screens.verify.ends'), date(cover_ends_on)],
          ]}
        />
        <p className={classes.code}>{t('insurance.screens.verify.code', { code: grouped(certificate.code) })}</p>
      </Card>
    </>
  );
};
