import { initialStatus } from '@portal/contract/loads/load-status.ts';
import { isCommitted, isDelivered, isTrackable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { LoadInvoice } from '../billing/load/load-invoice.tsx';
import { LoadClaims } from '../claims/load-claims.tsx';
import { GenerateMenu } from '../documents/generate/generate-menu.tsx';
import { LoadDocuments } from '../documents/load-documents.tsx';
import { LoadPolicies } from '../insurance/load/load-policies.tsx';
import { loadDetails } from '../loads/loads.api.ts';
import { ShareLoadButton } from '../sharing/share/share-load-button.tsx';
import { useReportsByHand } from '../tendering/dispatch/progress-button.tsx';
import { LoadTruck } from '../tendering/dispatch/load-truck.tsx';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { Can } from '../../platform/session/can.tsx';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { Money } from '../../ui/primitives/money.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { WarningIcon } from '../../ui/icons/status-icons.tsx';
import { LoadAnswer } from './load-answer.tsx';
import { LoadCargo } from './load-cargo.tsx';
import { FoldedCard } from './folded-card.tsx';
import { LoadFacts } from './load-facts.tsx';
import { LoadHeader } from './load-header.tsx';
import { LoadHistory } from './history/load-history.tsx';
import classes from './load-page.module.css';
import { LoadPrice } from './load-price.tsx';
import { LoadRoute } from './load-route.tsx';
import { LoadBodyShape } from './load-skeleton.tsx';
import { LoadStops } from './load-stops.tsx';
import { useLiveLoad } from './use-live-load.ts';
import { approvalAddress, loadAddress, myLoadsAddress } from '../loads/addresses.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';

// What a container answers and costs changes the height of all above the rest: both parts appear with the whole page.
const LoadContainer = lazyPart(
  async () => (await import('../drayage/load-container/load-container.tsx')).LoadContainer,
);

const CurrentQuotes = lazyPart(async () => (await import('../quotes/list/current-quotes.tsx')).CurrentQuotes);

const EarlierQuotes = lazyPart(async () => (await import('../quotes/list/earlier-quotes.tsx')).EarlierQuotes);

const ConversationCard = lazyPart(async () => (await import('../conversation/conversation-card.tsx')).ConversationCard);

const LoadJoining = lazyPart(async () => (await import('./load-joining.tsx')).LoadJoining);

const LoadNotices = lazyPart(async () => (await import('../notices/load-notices.tsx')).LoadNotices);

const LoadSharing = lazyPart(async () => (await import('../sharing/share/load-sharing.tsx')).LoadSharing);

const route = getRouteApi('/frame/my-loads/$loadId');

/** The page of a load: where it is and whether it is late first, then the details. */
export const LoadPage = () => {
  const { t } = useTranslation();
  const loadId = Number(route.useParams().loadId);
  const { data: load } = useSuspenseQuery(loadDetails(loadId));
  useLiveLoad(loadId);
  const isReporting = useReportsByHand(load) && !isDelivered(load.status);
  usePageTitle(t('loads.page.title', { load: loadId }));
  useBreadcrumb([{ label: t('loads.page.crumb'), address: myLoadsAddress }, { label: String(loadId) }]);
  return (
    <div className={classes.page}>
      <LoadHeader load={load} share={<ShareLoadButton load={load} isSecond={isReporting} />} />
      {load.requote_needed && (
        <p className={classes.notice}>
          <WarningIcon size={16} />
          {t('loads.page.requote_needed')}
        </p>
      )}
      {load.missing.length > 0 && (
        <p className={classes.notice}>
          <WarningIcon size={16} />
          {t('loads.page.needs', { missing: load.missing.map(({ words }) => words[currentLanguage()]).join(', ') })}
        </p>
      )}
      {load.joined_into !== null && (
        <p className={classes.notice}>
          <Link {...loadAddress(load.joined_into)}>{t('loads.page.joining.into', { load: load.joined_into })}</Link>
        </p>
      )}
      {load.approval_id !== null && (
        <p className={classes.notice}>
          <Link {...approvalAddress(load.approval_id)}>{t('loads.page.waits_for_approval')}</Link>
        </p>
      )}
      {load.status === initialStatus && load.mode !== 'drayage' && (
        <Suspense>
          <LoadJoining load={load} />
        </Suspense>
      )}
      {load.cancellation_refused && isCommitted(load.status) && (
        <p className={classes.notice}>
          <WarningIcon size={16} />
          {t('loads.page.cancellation_refused', { carrier: load.carrier?.name ?? '' })}
        </p>
      )}
      <Suspense fallback={<LoadBodyShape />}>
        <LoadAnswer load={load} />
        <Sections load={load} />
      </Suspense>
    </div>
  );
};

/** What folds to a row while the conversation is open. */
type Folded = 'papers' | 'price';

const Sections = ({ load }: { load: LoadDetails }) => {
  const [isTalking, setIsTalking] = useState(false);
  return (
    <div className={classes.columns} data-talking={isTalking || undefined}>
      <div className={classes.main}>
        {load.mode === 'drayage' && <LoadContainer loadId={load.id} />}
        {load.mode !== 'drayage' && (
          <div className={classes.first}>
            <LoadRoute load={load} />
          </div>
        )}
        <LoadStops load={load} />
        <LoadCargo load={load} />
        <LoadFacts load={load} />
        <Suspense>
          <EarlierQuotes load={load} />
        </Suspense>
      </div>
      <Side load={load} isTalking={isTalking} onTalk={setIsTalking} />
    </div>
  );
};

type SideProps = { load: LoadDetails; isTalking: boolean; onTalk: (isTalking: boolean) => void };

const Side = ({ load, isTalking: isOpen, onTalk }: SideProps) => {
  const { t } = useTranslation();
  // On a phone the conversation stands below all others and takes nobody's place.
  const isTalking = !usePhone() && isOpen;
  const [opened, setOpened] = useState<Folded | null>(null);
  const fold = (part: Folded) => ({
    isOpen: opened === part,
    onToggle: () => setOpened(opened === part ? null : part),
  });
  const papers = <Papers load={load} />;
  const price = <LoadPrice load={load} />;
  return (
    <div className={classes.side}>
      <div className={classes.history}>
        <Talk load={load} onTalk={onTalk} />
      </div>
      <div className={classes.papers}>
        {isTalking ? (
          <FoldedCard title={t('loads.page.documents')} {...fold('papers')}>
            {papers}
          </FoldedCard>
        ) : (
          papers
        )}
      </div>
      {isTalking ? (
        <FoldedCard
          title={load.carrier?.name ?? t('loads.page.price')}
          aside={load.price !== null && <Money dollars={load.price} size="row" />}
          {...fold('price')}
        >
          {price}
        </FoldedCard>
      ) : (
        price
      )}
      <Suspense>
        <CurrentQuotes load={load} />
      </Suspense>
      <LoadTruck load={load} />
      <LoadInvoice load={load} />
      <LoadPolicies load={load} />
      <LoadClaims load={load} />
    </div>
  );
};

/** What is said and what has happened; the history alone for whoever reads no conversations. */
const Talk = ({ load, onTalk }: Omit<SideProps, 'isTalking'>) => {
  if (!mayDo(useMe(), 'get:conversation')) return <LoadHistory load={load} />;
  return (
    <Suspense fallback={<Skeleton height={260} />}>
      <ConversationCard loadId={load.id} history={<LoadHistory load={load} bare />} onTalk={onTalk} />
    </Suspense>
  );
};

const Papers = ({ load }: { load: LoadDetails }) => (
  <LoadDocuments
    load={load}
    actions={<GenerateMenu load={load} />}
    foot={
      <Can permission="post:share-files">
        <Suspense fallback={isTrackable(load.status) && <Skeleton height={40} />}>
          <LoadSharing loadId={load.id} status={load.status} />
        </Suspense>
        <Suspense fallback={<Skeleton height={33} />}>
          <LoadNotices loadId={load.id} status={load.status} />
        </Suspense>
      </Can>
    }
  />
);
