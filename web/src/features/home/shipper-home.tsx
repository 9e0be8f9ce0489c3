import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../platform/session/current-user.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { today } from '../../platform/words/today.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { LinkButton } from '../../ui/primitives/button.tsx';
import { DateText } from '../../ui/primitives/date-text.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { bookingAddress } from '../loads/addresses.ts';
import { AttentionCard } from './attention/attention-card.tsx';
import { DownloadButton } from './figures/download-button.tsx';
import type { FigureProps } from './figures/figure-props.ts';
import { FigureCards } from './figures/figure-cards.tsx';
import { StatusCard } from './figures/status-card.tsx';
import { newsQuery } from './home.api.ts';
import classes from './home.module.css';
import { NewsCard, NewsShape } from './news/news-card.tsx';
import { newsItems } from './news/news-items.ts';
import { PeriodSwitch } from './period-switch.tsx';
import { useFigureProps } from './use-figure-props.ts';

const usualPeriod = '11';
const shownPeriods = ['3', '6', '11', 'all'] as const;

/** The first screen of a shipper's day: what waits, what is new, and the figures. */
export const ShipperHome = () => {
  const { t } = useTranslation();
  const props = useFigureProps(usualPeriod);
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
        <AttentionCard account_id={props.subject.account_id} />
        <div className={classes.stack}>
          <NewsAndStatus {...props} />
        </div>
      </div>
      <div className={classes.figures}>
        <h2>{t('home.screen.figures.title')}</h2>
        <div className={classes.period}>
          <PeriodSwitch periods={shownPeriods} value={props.period} onChange={props.onPeriod} />
        </div>
        <DownloadButton {...props} />
      </div>
      <FigureCards {...props} />
      <div className={classes.bottom}>
        <BookButton fullWidth />
      </div>
    </div>
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
const NewsAndStatus = (props: FigureProps) => {
  const language = currentLanguage();
  const { data, isPending } = useQuery(newsQuery(language));
  return (
    <>
      {isPending && (
        <>
          <NewsShape />
          <Skeleton height={224} />
        </>
      )}
      {data && <NewsCard items={newsItems(data, language)} />}
      <div className={classes.status} hidden={isPending}>
        <StatusCard {...props} />
      </div>
    </>
  );
};
