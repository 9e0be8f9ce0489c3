import { useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { CarouselMedia } from '../../settings/home/carousel-media.tsx';
import classes from './news.module.css';
import type { NewsItem } from './news-items.ts';

const NewsDialog = lazyDialog(() => import('./news-dialog.tsx').then((file) => file.NewsDialog));

/** Two lines of the card hold so many letters, with the way to the rest behind them. */
const longest = 90;

const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;

/** What the operator has to say, one thing at a time; it never moves on by itself. */
export const NewsCard = ({ items }: { items: readonly NewsItem[] }) => {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const item = items[Math.min(at, items.length - 1)];
  if (!item) return null;
  const place = items.indexOf(item);
  return (
    <section className={classes.card} aria-label={t('home.screen.news.title')}>
      <div className={classes.head}>
        <span>{t('home.screen.news.title')}</span>
        {items.length > 1 && (
          <span className={classes.steps}>
            <span aria-live="polite">{t('home.screen.news.place', { at: place + 1, count: items.length })}</span>
            <IconButton
              icon={ChevronLeftIcon}
              size="small"
              label={t('home.screen.news.previous')}
              disabled={place === 0}
              onClick={() => setAt(place - 1)}
            />
            <IconButton
              icon={ChevronRightIcon}
              size="small"
              label={t('home.screen.news.next')}
              disabled={place === items.length - 1}
              onClick={() => setAt(place + 1)}
            />
          </span>
        )}
      </div>
      <div className={classes.body}>
        {item.shown && (
          <span className={classes.thumb}>
            <CarouselMedia item={item.shown} />
          </span>
        )}
        <h2 className={classes.title}>{item.title}</h2>
        <p className={classes.text}>
          {shortened(item.text)}{' '}
          <button
            type="button"
            className={classes.more}
            aria-label={`${t('home.screen.news.more')}: ${item.title}`}
            onClick={() => setOpen(true)}
          >
            {t('home.screen.news.more')}
          </button>
        </p>
      </div>
      {isOpen && <NewsDialog item={item} onClose={() => setOpen(false)} />}
    </section>
  );
};

/** Its place while nobody knows whether there is any. */
export const NewsShape = () => (
  <div className={classes.card} aria-hidden="true">
    <Skeleton width="40%" />
    <Skeleton width="60%" />
    <Skeleton width="90%" />
  </div>
);
