import { Popover as BasePopover } from '@base-ui/react/popover';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePhone } from '../../platform/screen-width.ts';
import classes from './pointed-card.module.css';

type PointedCardProps = {
  /** The control it speaks of: ringed, brought into sight, and never covered. */
  target: HTMLElement;
  title: string;
  /** Escape, or a press beside it. */
  onClose: () => void;
  /** The arrow keys, while the focus is on the card. */
  onStep: (step: 1 | -1) => void;
  children: ReactNode;
  footer: ReactNode;
};

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whoever is writing keeps the focus. */
const isTyping = (): boolean => document.activeElement?.matches(typing) ?? false;

/** An edge of the window, to which a phone's sheet clings. */
const edge = (y: number) => ({ getBoundingClientRect: () => new DOMRect(0, y, window.innerWidth, 0) });

const isLow = ({ top, bottom }: DOMRect): boolean => (top + bottom) / 2 > window.innerHeight / 2;

/** Rings the control and scrolls to it; answers whether it then stands in the lower half of the window. */
const useShownTarget = (target: HTMLElement): boolean => {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    target.dataset['pointedAt'] = '';
    setLow(isLow(target.getBoundingClientRect()));
    return () => {
      delete target.dataset['pointedAt'];
    };
  }, [target]);
  return low;
};

/**
 * A card beside a control that is not its button; on a phone a sheet at the edge the control is far from. The page stays
 * usable. The focus goes to the element with `data-autofocus`, unless somebody is writing, and returns afterwards.
 */
export const PointedCard = ({ target, title, onClose, onStep, children, footer }: PointedCardProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const low = useShownTarget(target);
  const place = phone
    ? ({ anchor: edge(low ? 0 : window.innerHeight), side: low ? 'bottom' : 'top', sideOffset: 0 } as const)
    : ({ anchor: target, side: 'bottom', sideOffset: 12 } as const);
  return (
    <BasePopover.Root
      open
      onOpenChange={(_, { reason }) => {
        if (reason === 'escape-key' || reason === 'outside-press') onClose();
      }}
    >
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={classes.positioner}
          {...place}
          align={phone ? 'center' : 'start'}
          positionMethod="fixed"
          collisionPadding={phone ? 0 : 12}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
        >
          <BasePopover.Popup
            ref={panel}
            className={classes.card}
            data-sheet={phone ? (low ? 'top' : 'bottom') : undefined}
            initialFocus={() => (isTyping() ? false : panel.current?.querySelector<HTMLElement>('[data-autofocus]'))}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') onStep(1);
              if (key === 'ArrowLeft') onStep(-1);
            }}
          >
            <div aria-live="polite">
              <BasePopover.Title className={classes.title}>{title}</BasePopover.Title>
              {children}
            </div>
            <div className={classes.footer}>{footer}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
};
