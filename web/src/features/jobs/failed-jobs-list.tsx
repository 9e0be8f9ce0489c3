import type { FailedJob } from '@portal/contract/jobs/jobs.contract.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { storedKeys } from '../../platform/session/stored.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { defineList, listQuery, type RowProps } from '../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../ui/lists/phone-row.tsx';
import { MainLine, SecondLine, TwoLines } from '../../ui/lists/two-lines.tsx';
import { LinkButton } from '../../ui/primitives/button.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { loadAddress } from '../loads/addresses.ts';
import { type FailedJobsSearch, useFailedJobsSearch } from './failed-jobs-search.ts';
import classes from './failed-jobs.module.css';
import { failedJobList, type FailedJobPage } from './jobs.api.ts';
import { RetryButton } from './retry-button.tsx';

/** Name, number and attempts of a job. */
const Job = ({ row: { id, name, attempts }, t }: RowProps<FailedJob>) => (
  <TwoLines main={name} more={`${id}, ${t('jobs.attempts', { count: attempts })}`} />
);

const Load = ({ row: { load_id } }: RowProps<FailedJob>) =>
  load_id === null ? (
    '–'
  ) : (
    <LinkButton kind="link" size="small" {...loadAddress(load_id)}>
      {load_id}
    </LinkButton>
  );

/** In words where the portal knows it, then as a program said it. */
const Reason = ({ row: { reason, mail_failure }, t }: RowProps<FailedJob>) => {
  const text = [mail_failure && t(`jobs.mail_failures.${mail_failure}`), reason ?? t('jobs.no_reason')];
  const whole = text.filter(Boolean).join(' ');
  return (
    <span className={classes.reason} title={whole}>
      {whole}
    </span>
  );
};

const FailedAt = ({ row: { failed_at } }: RowProps<FailedJob>) => {
  const [date, time] = dateAndTime(failed_at);
  return (
    <>
      <RefText>{date}</RefText> {time}
    </>
  );
};

const FailedJobPhoneRow = ({ row, t }: RowProps<FailedJob>) => (
  <PhoneRow>
    <PhoneLine end={<RetryButton id={row.id} />}>
      <MainLine>{row.name}</MainLine>
    </PhoneLine>
    <PhoneLine whole>
      <Reason row={row} t={t} />
    </PhoneLine>
    <PhoneLine end={<Load row={row} t={t} />}>
      <SecondLine>
        <FailedAt row={row} t={t} />, {t('jobs.attempts', { count: row.attempts })}
      </SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoneFailed = () => {
  const { t } = useTranslation();
  return <EmptyState icon={CheckCircleIcon}>{t('jobs.none')}</EmptyState>;
};

/** Jobs that were given up, the latest first. */
export const failedJobsList = defineList<FailedJobPage, FailedJobsSearch>({
  id: 'failed-jobs',
  title: (t) => t('settings.screens.failed_jobs.title'),
  useSearch: useFailedJobsSearch,
  query: listQuery(({ page = 1 }: FailedJobsSearch, limit) => failedJobList(page, limit)),
  rowId: ({ id }) => Number(id),
  columns: {
    job: { label: (t) => t('jobs.columns.job'), Cell: Job, skeleton: { width: 160 } },
    load: { label: (t) => t('jobs.columns.load'), Cell: Load },
    reason: { label: (t) => t('jobs.columns.reason'), Cell: Reason, skeleton: { width: 240 } },
    failed: { label: (t) => t('jobs.columns.failed'), Cell: FailedAt },
    action: {
      label: (t) => t('jobs.columns.action'),
      Cell: ({ row: { id } }) => <RetryButton id={id} />,
      align: 'end',
    },
  },
  storedAs: storedKeys.failedJobsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 2,
  PhoneRow: FailedJobPhoneRow,
  Empty: NoneFailed,
});
