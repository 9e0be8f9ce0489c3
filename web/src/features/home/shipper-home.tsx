import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { isPhone } from '../../platform/screen-width.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useIsPainted } from '../../platform/use-is-painted.ts';
import { useIsWanted } from '../../platform/use-is-wanted.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { today } from '../../platform/words/today.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { LinkButton } from '../../ui/primitives/button.tsx';
import { DateText } from '../../ui/primitives/date-text.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { bookingAddress } from '../loads/addresses.ts';
import { AttentionCard } from './attention/attention-card.tsx';
import { attentionQuery, newsQuery, shipperQueue } from './home.api.ts';
import classes from './home.module.css';
import { NewsCard, NewsShape } from './news/news-card.tsx';
import { newsItems } from './news/news-items.ts';
import { useFigureProps } from './use-figure-props.ts';

const usualPeriod = '11';

/** Whatever comes below the queue is fetched once the queue was painted: on a slow line it would come later by that. */
const StatusCard = lazyPart(async () => (await import('./figures/status-card.tsx')).StatusCard);
const ShipperFigures = lazyPart(async () => (await import('./shipper-figures.tsx')).ShipperFigures);

/** The first screen of a shipper's day: what waits, what is new, and the figures. */
export const ShipperHome = () => {
  const { t } = useTranslation();
  const props = useFigureProps(usualPeriod);
  const { account_id } = props.subject;
  const { isPending } = useQuery({ ...attentionQuery(shipperQueue(account_id)), notifyOnChangeProps: ['isPending'] });
  const isQueuePainted = useIsPainted(!isPending);
  // One paint later, since the queue's tabs come with the first: both at once would hold up a tap.
  const isPainted = useIsPainted(isQueuePainted);
  const below = useRef<HTMLDivElement>(null);
  // On a phone the figures stand below what is in view, and most visits end at the queue.
  const areFiguresWanted = useIsWanted(below);
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <div className={classes.name}>
          <h1>{t('home.screen.title')}</h1>
          <span className={classes.day}>
            <DateText iso={today()} weekday />
          </span>
        </div>
        <div className={classes.actions}>
          <BookButton />
        </div>
      </div>
      <div className={classes.two}>
        <AttentionCard account_id={account_id} />
        <div className={classes.stack}>
          <NewsAndStatus>
            <Suspense fallback={<StatusShape />}>{isPainted ? <StatusCard {...props} /> : <StatusShape />}</Suspense>
          </NewsAndStatus>
        </div>
      </div>
      <div ref={below} className={classes.below}>
        <Suspense fallback={<FiguresShape />}>
          {isPainted && areFiguresWanted ? <ShipperFigures {...props} /> : <FiguresShape />}
        </Suspense>
      </div>
      <div className={classes.bottom}>
        <BookButton fullWidth />
      </div>
    </div>
  );
};

/** As high as the card with its figures, so that what stands below it on a phone does not come into view before. */
const StatusShape = () => (
  <div className={classes.status}>
    <Skeleton height={isPhone() ? 366 : 224} />
  </div>
);

/** The first row of figures, as high as it will be. */
const FiguresShape = () => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.figures}>
        <h2>{t('home.screen.figures.title')}</h2>
      </div>
      <div className={classes.two} aria-hidden="true">
        <Skeleton height={isPhone() ? 404 : 286} />
        <Skeleton height={isPhone() ? 356 : 286} />
      </div>
    </>
  );
};

/** Booking in the first way that is open to the reader. */
const BookButton = ({ fullWidth = false }: { fullWidth?: boolean }) => {
  const { t } = useTranslation();
  const type = firstQuoteType(useMe().settings.can_dispatch_modes);
  if (!type) return null;
  return (
    <LinkButton {...bookingAddress(type)} kind="primary" icon={<PlusIcon size={16} />} fullWidth={fullWidth}>
      {t('home.screen.book')}
    </LinkButton>
  );
};

/** News are absent where there are none, and where they do not load: only then it is known where the loads stand. */
const NewsAndStatus = ({ children }: { children: ReactNode }) => {
  const language = currentLanguage();
  const { data, isPending } = useQuery(newsQuery(language));
  if (isPending) {
    return (
      <>
        <NewsShape />
        <StatusShape />
      </>
    );
  }
  return (
    <>
      {data && <NewsCard items={newsItems(data, language)} />}
      <div className={classes.status}>{children}</div>
    </>
  );
};
