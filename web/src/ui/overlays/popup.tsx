import { useState } from 'react';
import { loadChunk } from '../../platform/load-chunk.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { Popover as LoadedPopover, PopupProps } from './popover.tsx';
import classes from './popup.module.css';

let Popover: typeof LoadedPopover | undefined;

/** Fetches what opens and places panels. A screen does so once a person is about to open one, not before. */
export const loadPopover = async (): Promise<void> => {
  Popover ??= (await loadChunk(() => import('./popover.tsx'))).Popover;
};

// A failure now is nobody's concern: the press tries again.
const preload = () => void loadPopover().catch(() => undefined);

/**
 * A panel under its button. Escape, a press elsewhere or leaving with Tab closes it; Escape gives the focus back.
 * Until its first press it is the button alone.
 */
export const Popup = (props: PopupProps) => {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const open = () => {
    if (Popover) setOpened(true);
    else
      loadPopover().then(
        () => setOpened(true),
        () => notify.failure(t('frame.failure.part')),
      );
  };
  return (
    <div className={classes.root}>
      {isOpened && Popover ? (
        <Popover {...props} />
      ) : (
        props.trigger({ 'aria-expanded': false, onClick: open, onPointerEnter: preload, onFocus: preload })
      )}
    </div>
  );
};
