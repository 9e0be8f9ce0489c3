import type { CarouselItem } from '@portal/contract/home/home-content.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { date } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { CameraIcon } from '../../../ui/icons/freight-icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import frameClasses from '../settings-frame.module.css';
import { Loaded } from '../settings-frame.tsx';
import { CarouselDrawer } from './carousel-drawer.tsx';
import { CarouselMedia } from './carousel-media.tsx';
import { carouselItems, orderItems } from './home-content.api.ts';
import classes from './home-content.module.css';

/** The list with one item moved to the place of another. */
const moved = (items: readonly CarouselItem[], from: number, to: number): CarouselItem[] => {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item ? [...rest.slice(0, to), item, ...rest.slice(to)] : rest;
};

/** Puts the items in another order, at once on screen; taken back when the server refuses. */
const useOrder = () => {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [announcement, announce] = useState('');
  const { mutate } = useMutation({
    mutationFn: (items: CarouselItem[]) => orderItems(items.map(({ id }) => id)),
    onSuccess: (stored) => client.setQueryData(carouselItems.queryKey, stored),
    onError: (error) => {
      notifyFailure(error);
      void client.invalidateQueries({ queryKey: carouselItems.queryKey });
    },
    scope: { id: 'carousel-order' },
  });
  const move = (from: number, to: number) => {
    const items = client.getQueryData(carouselItems.queryKey) ?? [];
    if (from === to || to < 0 || to >= items.length) return;
    const next = moved(items, from, to);
    client.setQueryData(carouselItems.queryKey, next);
    announce(
      t('settings.home.moved', {
        title: next[to]?.title[currentLanguage()] ?? '',
        position: to + 1,
        total: next.length,
      }),
    );
    mutate(next);
  };
  return { move, announcement };
};

/** The carousel: its items in their order, changed by dragging or with the arrows of each row. */
export const CarouselSection = () => {
  const { t } = useTranslation();
  const query = useQuery(carouselItems);
  const [edited, setEdited] = useState<CarouselItem | 'new' | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { move, announcement } = useOrder();
  return (
    <section className={classes.section}>
      <div className={frameClasses.header}>
        <h2>{t('settings.home.carousel.title')}</h2>
        <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {t('settings.home.carousel.new')}
        </Button>
      </div>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={CameraIcon}>{t('settings.home.carousel.none')}</EmptyState>
          ) : (
            <ol className={`${frameClasses.list} ${classes.items}`}>
              {all.map((item, at) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  onEdit={() => setEdited(item)}
                  onStep={(step) => move(at, at + step)}
                  onDragStart={() => setDragged(at)}
                  onDrop={() => {
                    if (dragged !== null) move(dragged, at);
                    setDragged(null);
                  }}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
      <p className={classes.announcement} role="status">
        {announcement}
      </p>
      {edited && (
        <CarouselDrawer
          key={edited === 'new' ? 'new' : edited.id}
          item={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onStored={setEdited}
        />
      )}
    </section>
  );
};

/** When it is shown and to whom, in words. */
const scheduleText = ({ starts_on, ends_on, language }: CarouselItem, t: Translate): string =>
  [
    t(`settings.home.readers.${language ?? 'all'}`),
    starts_on && t('settings.home.from', { day: date(starts_on) }),
    ends_on && t('settings.home.until', { day: date(ends_on) }),
  ]
    .filter(Boolean)
    .join(', ');

const stateOf = ({ media, active, is_shown }: CarouselItem) => {
  if (!media) return 'no_media';
  if (!active) return 'off';
  return is_shown ? 'shown' : 'other_days';
};

type ItemRowProps = {
  item: CarouselItem;
  onEdit: () => void;
  onStep: (step: 1 | -1) => void;
  onDragStart: () => void;
  onDrop: () => void;
};

const ItemRow = ({ item, onEdit, onStep, onDragStart, onDrop }: ItemRowProps) => {
  const { t } = useTranslation();
  const title = item.title[currentLanguage()];
  const allowDrop = (event: DragEvent) => event.preventDefault();
  return (
    <li
      className={`${frameClasses.row} ${classes.item}`}
      draggable
      onDragStart={onDragStart}
      onDragOver={allowDrop}
      onDrop={onDrop}
    >
      <CarouselMedia item={item} />
      <span>
        <span className={frameClasses.name}>{title}</span>
        <span className={frameClasses.more}>{t(`settings.home.${stateOf(item)}`)}</span>
      </span>
      <span className={`${frameClasses.more} ${frameClasses.wide}`}>{scheduleText(item, t)}</span>
      <span className={frameClasses.actions}>
        <IconButton icon={ArrowUpIcon} label={t('settings.home.up', { title })} onClick={() => onStep(-1)} />
        <IconButton icon={ArrowDownIcon} label={t('settings.home.down', { title })} onClick={() => onStep(1)} />
        <IconButton icon={PencilIcon} label={t('settings.home.change', { title })} onClick={onEdit} />
      </span>
    </li>
  );
};
