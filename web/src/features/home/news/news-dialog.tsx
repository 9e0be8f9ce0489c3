import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CarouselMedia } from '../../settings/home/carousel-media.tsx';
import classes from './news.module.css';
import type { NewsItem } from './news-items.ts';

type NewsDialogProps = { item: NewsItem; onClose: () => void };

/** The whole of it, with its picture or its video, which plays when it is pressed. */
export const NewsDialog = ({ item: { title, text, shown }, onClose }: NewsDialogProps) => (
  <Dialog title={title} onClose={onClose} size={560}>
    {shown && (
      <div className={classes.media}>
        <CarouselMedia item={shown} isPlayable />
      </div>
    )}
    <p className={classes.whole}>{text}</p>
  </Dialog>
);
