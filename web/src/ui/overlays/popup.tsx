import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import classes from './popup.module.css';

export type PopupTrigger = {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
};

type PopupProps = {
  /** Names the panel for screen readers. */
  label: string;
  /** Draws the button; spread the given props on it. */
  trigger: (props: PopupTrigger) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end';
  width?: number;
};

/** A panel under its button. Escape, a press elsewhere or leaving with Tab closes it; Escape gives focus back. */
export const Popup = ({ label, trigger, children, align = 'end', width }: PopupProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismiss(root, open, () => setOpen(false));
  return (
    <div
      ref={root}
      className={classes.root}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <div
          id={id}
          role="group"
          aria-label={label}
          // A press on bare surface then keeps the focus in the panel, which stays open.
          tabIndex={-1}
          className={classes.panel}
          data-align={align}
          style={{ width }}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </div>
      )}
    </div>
  );
};

const useDismiss = (root: React.RefObject<HTMLDivElement | null>, open: boolean, close: () => void): void => {
  useEffect(() => {
    if (!open) return;
    const leave = new AbortController();
    const options = { signal: leave.signal };
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!root.current?.contains(event.target as Node)) close();
      },
      options,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
      options,
    );
    return () => leave.abort();
  }, [root, open, close]);
};
