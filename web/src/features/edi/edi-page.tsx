import type { EdiDetails } from '@portal/contract/edi/edi.contract.ts';
import { ediStates, unsettledEdiStates } from '@portal/contract/edi/edi-states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useNarrow } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CloseIcon } from '../../ui/icons/action-icons.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ListTools } from '../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../ui/lists/list-head.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { useList } from '../../ui/lists/use-list.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import { useSettingsBreadcrumb } from '../settings/settings-breadcrumb.ts';
import { messageDetails } from './edi.api.ts';
import { ediList } from './edi-list.tsx';
import type { EdiList } from './edi-search.ts';
import { looks } from './edi-state.tsx';
import classes from './edi.module.css';
import { MailboxesText, MailboxTroubles, PollButton } from './mailboxes.tsx';
import { MessageView } from './message-view.tsx';

/** What carriers and the portal write to each other: the messages, and beside them the one that is read. */
export const EdiPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('edi.title'));
  useSettingsBreadcrumb(t('edi.title'));
  const list = useList(ediList);
  const { message: id, page, state } = list.search;
  const close = () => list.change({ message: undefined, page });
  return (
    <ListPage>
      <ListHead title={t('edi.title')} tabs={<StateTabs list={list} />}>
        <MailboxesText />
        <LineEnd>
          <PollButton />
        </LineEnd>
      </ListHead>
      <MailboxTroubles />
      <div className={classes.bench}>
        <div className={classes.list}>
          <ListTools list={list} showText={t('edi.show', { count: list.query.data?.total ?? 0 })} />
          <ListRows list={list} role="tabpanel" aria-labelledby={`${ediList.id}-${state ?? 'all'}`} />
          <ListFoot list={list}>
            {list.query.data && id === undefined && (
              <span>{t('edi.kept', { count: list.query.data.kept_months })}</span>
            )}
          </ListFoot>
        </div>
        {id !== undefined && <OpenMessage key={id} id={id} onClose={close} />}
      </div>
    </ListPage>
  );
};

/** What still waits for something stands first. */
const tabStates = [...unsettledEdiStates, ...ediStates.filter((state) => !unsettledEdiStates.includes(state))];

const StateTabs = ({ list }: { list: EdiList }) => {
  const { t } = useTranslation();
  const counts = list.query.data?.counts;
  const total = counts && ediStates.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Tabs
      label={t('edi.columns.state')}
      panel={ediList.id}
      value={list.search.state ?? 'all'}
      onChange={(value) => list.change({ state: ediStates.find((one) => one === value) })}
      tabs={[
        { value: 'all', label: t('edi.all'), count: total },
        ...tabStates.map((value) => ({
          value,
          label: t(`edi.states.${value}`),
          glyph: <StatusGlyph {...looks[value]} />,
          count: counts?.[value],
        })),
      ]}
    />
  );
};

type OpenMessageProps = { id: number; onClose: () => void };

/** The message that is read: beside the list where there is room, else over it. */
const OpenMessage = ({ id, onClose }: OpenMessageProps) => {
  const { t } = useTranslation();
  const query = useQuery(messageDetails(id));
  const { data } = query;
  const title = useMessageTitle(data);
  const body = <MessageBody query={query} />;
  if (useNarrow()) {
    return (
      <Drawer opened onClose={onClose} title={title} head={data && { state: <About message={data} /> }}>
        {body}
      </Drawer>
    );
  }
  return (
    <aside className={classes.panel} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2>{title}</h2>
          {data && <About message={data} />}
        </div>
        <IconButton icon={CloseIcon} label={t('edi.close')} onClick={onClose} />
      </header>
      {body}
    </aside>
  );
};

const useMessageTitle = (message: EdiDetails | undefined): string => {
  const { t } = useTranslation();
  if (!message) return t('edi.title');
  const { direction, kind, carrier } = message;
  return t(direction === 'in' ? 'edi.from' : 'edi.to', { kind, carrier: carrier.name });
};

/** Its state and its load. */
const About = ({ message }: { message: EdiDetails }): ReactNode => {
  const { t } = useTranslation();
  const { state, load_id } = message;
  return (
    <span className={classes.about}>
      <StatusChip {...looks[state]}>{t(`edi.states.${state}`)}</StatusChip>
      {load_id !== null && (
        <Link to="/my-loads/$loadId" params={{ loadId: String(load_id) }}>
          {t('edi.load', { id: load_id })}
        </Link>
      )}
    </span>
  );
};

type MessageBodyProps = { query: ReturnType<typeof useQuery<EdiDetails>> };

const MessageBody = ({ query: { data, error, refetch, isFetching } }: MessageBodyProps) => {
  if (data) return <MessageView message={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  return <SkeletonRows rows={8} columns="40px 1fr 1fr" rowHeight={30} />;
};
