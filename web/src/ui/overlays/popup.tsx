import { useState } from 'react';
import type { Popover as LoadedPopover, PopupProps } from './popover.tsx';
import classes from './popup.module.css';

let Popover: typeof LoadedPopover | undefined;

/** Fetches what opens and places panels. A screen does so once a person is about to open one, not before. */
export const loadPopover = async (): Promise<void> => {
  Popover ??= (await import('./popover.tsx')).Popover;
};

const preload = () => void loadPopover();

/**
 * A panel under its button. Escape, a press elsewhere or leaving with Tab closes it; Escape gives the focus back.
 * Until its first press it is the button alone.
 */
export const Popup = (props: PopupProps) => {
  const [isOpened, setOpened] = useState(false);
  const open = () => {
    if (Popover) setOpened(true);
    else void loadPopover().then(() => setOpened(true));
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
