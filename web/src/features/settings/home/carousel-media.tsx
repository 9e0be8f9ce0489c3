import type { CarouselItem } from '@portal/contract/home/home-content.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { CameraIcon } from '../../../ui/icons/freight-icons.tsx';
import classes from './home-content.module.css';

type CarouselMediaProps = {
  item: Pick<CarouselItem, 'media' | 'title'>;
  /** Whether a video can be played here. It never plays by itself. */
  isPlayable?: boolean;
};

/** The picture or the video of an item, as large as its place allows. */
export const CarouselMedia = ({ item: { media, title }, isPlayable = false }: CarouselMediaProps) => {
  if (!media) {
    return (
      <span className={classes.media}>
        <CameraIcon size={20} />
      </span>
    );
  }
  return media.kind === 'image' ? (
    <img className={classes.media} src={media.url} alt={title[currentLanguage()]} draggable={false} loading="lazy" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- operators upload films without speech tracks
    <video
      className={classes.media}
      src={media.url}
      controls={isPlayable}
      muted
      playsInline
      preload="metadata"
      aria-label={title[currentLanguage()]}
    />
  );
};
