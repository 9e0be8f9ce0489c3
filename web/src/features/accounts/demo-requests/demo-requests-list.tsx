import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import { demoRequestStatuses } from '@portal/contract/guests/demo-request-status.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { storedKeys } from '../../../platform/session/stored.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import { defineList, listQuery, type RowProps } from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { MainLine, SecondLine, TwoLines } from '../../../ui/lists/two-lines.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { accountAddress, accountForRequestAddress } from '../addresses.ts';
import { changeDemoRequest, demoRequestKeys, demoRequestList, type DemoRequestPage } from './demo-requests.api.ts';
import {
  countDemoRequestFilters,
  type DemoRequestsSearch,
  noDemoRequestFilters,
  useDemoRequestsSearch,
} from './demo-requests-search.ts';
import classes from './demo-requests.module.css';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';

type RequestRow = RowProps<ReceivedDemoRequest>;

/** What became of the request, and who answered it. */
const Status = ({ row: { status, account, answered_by, answered_at }, t }: RequestRow) => (
  <TwoLines
    main={
      account ? (
        <LinkButton kind="link" size="small" {...accountAddress(account.id)}>
          {t('guests.requests.statuses.account_opened')}
        </LinkButton>
      ) : (
        t(`guests.requests.statuses.${status}`)
      )
    }
    more={
      answered_at
        ? t('guests.requests.answered', { name: answered_by ?? '–', date: dateAndTime(answered_at)[0] })
        : t('guests.requests.not_answered')
    }
  />
);

/** What may be done with it: an account or a refusal while it waits, a second thought after a refusal. */
const Answer = ({ row: { id, status, company_name }, t }: RequestRow) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (next: 'declined' | 'waiting') => changeDemoRequest(id, next),
    onSuccess: (_, next) => notify.success(t(`guests.requests.changed.${next}`, { name: company_name })),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: demoRequestKeys.all }),
  });
  if (status === 'account_opened') return null;
  if (status === 'declined') {
    return (
      <Button size="small" pending={isPending} onClick={() => mutate('waiting')}>
        {t('guests.requests.reopen')}
      </Button>
    );
  }
  return (
    <span className={classes.buttons}>
      <LinkButton kind="primary" size="small" {...accountForRequestAddress(id)}>
        {t('guests.requests.open_account')}
      </LinkButton>
      <Button size="small" pending={isPending} onClick={() => mutate('declined')}>
        {t('guests.requests.decline')}
      </Button>
    </span>
  );
};

const reachText = ({ phone, country }: ReceivedDemoRequest): string => `${readablePhone(phone, country)}, ${country}`;

const RequestPhoneRow = ({ row, t }: RequestRow) => (
  <PhoneRow>
    <PhoneLine end={<SecondLine>{t('guests.requests.wants', { date: date(row.preferred_date) })}</SecondLine>}>
      <MainLine>{row.company_name}</MainLine>
    </PhoneLine>
    <PhoneLine whole>
      <SecondLine>
        {row.full_name}, {row.email}, {reachText(row)}
      </SecondLine>
    </PhoneLine>
    <PhoneLine whole end={<Answer row={row} t={t} />}>
      <span>
        <Status row={row} t={t} />
      </span>
    </PhoneLine>
  </PhoneRow>
);

const NoRequests = () => {
  const { t } = useTranslation();
  const [search, change] = useDemoRequestsSearch();
  if (countDemoRequestFilters(search) === 0) {
    return <EmptyState icon={MailIcon}>{t('guests.requests.none')}</EmptyState>;
  }
  return (
    <NoneFound clear={t('guests.requests.clear')} onClear={() => change(noDemoRequestFilters)}>
      {t('guests.requests.none_found')}
    </NoneFound>
  );
};

/** Who asked for a demonstration, the latest first. */
export const demoRequestsList = defineList<DemoRequestPage, DemoRequestsSearch>({
  id: 'demo-requests',
  title: (t) => t('guests.requests.title'),
  useSearch: useDemoRequestsSearch,
  query: listQuery(({ page = 1, ...filters }: DemoRequestsSearch, limit) =>
    demoRequestList({ ...filters, skip: (page - 1) * limit, limit }),
  ),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('guests.requests.search'), hint: (t) => t('guests.requests.search_hint') },
  filters: {
    status: {
      label: (t) => t('guests.requests.columns.status'),
      fields: ['status'],
      Editor: ({ search, change }) => {
        const { t } = useTranslation();
        const options = demoRequestStatuses.map((value) => ({ value, label: t(`guests.requests.statuses.${value}`) }));
        return <FilterOptions options={options} value={search.status} onChange={(status) => change({ status })} />;
      },
      Value: ({ search }) => {
        const { t } = useTranslation();
        return valuesText(
          search.status?.map((status) => t(`guests.requests.statuses.${status}`)),
          t,
        );
      },
    },
  },
  noFilters: noDemoRequestFilters,
  countFilters: countDemoRequestFilters,
  columns: {
    company: {
      label: (t) => t('guests.requests.columns.company'),
      Cell: ({ row }) => <TwoLines main={row.company_name} more={row.website} />,
      width: 250,
      skeleton: { width: 160 },
    },
    person: {
      label: (t) => t('guests.requests.columns.person'),
      Cell: ({ row }) => <TwoLines main={row.full_name} more={row.email} />,
      width: 206,
    },
    phone: { label: (t) => t('guests.requests.columns.phone'), Cell: ({ row }) => reachText(row), width: 160 },
    wanted: {
      label: (t) => t('guests.requests.columns.wanted'),
      Cell: ({ row, t }) => (
        <TwoLines
          main={date(row.preferred_date)}
          more={t('guests.requests.received', { date: dateAndTime(row.created_at)[0] })}
        />
      ),
      width: { en: 146, es: 156 },
    },
    status: { label: (t) => t('guests.requests.columns.status'), Cell: Status, width: 190 },
    answer: { label: (t) => t('guests.requests.columns.answer'), Cell: Answer, align: 'end', width: 220 },
  },
  // The answer is always in sight.
  fit: { leaveFirst: ['phone', 'wanted'], stay: ['company', 'answer'] },
  storedAs: storedKeys.demoRequestsTable,
  pageSizes: { options: [25, 50, 100], usual: 25 },
  rowLines: 2,
  PhoneRow: RequestPhoneRow,
  Empty: NoRequests,
  rangeText: countOrRange('guests.requests.count'),
});
