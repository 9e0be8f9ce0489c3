import { Popover as BasePopover } from '@base-ui/react/popover';
import { useRef, useState, type ButtonHTMLAttributes, type ComponentProps, type ReactNode, type Ref } from 'react';
import classes from './popup.module.css';

/** What ties a button to the panel it opens. */
export type PopupTrigger = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
  ref?: Ref<HTMLButtonElement>;
};

export type PopupProps = {
  /** Names the panel for screen readers. */
  label: string;
  /** Draws the button; spread the given props on it. */
  trigger: (props: PopupTrigger) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end';
  width?: number;
};

/** A popup from its first press on: open when it is mounted. The focus goes to the panel, so that Tab leads into it. */
export const Popover = ({ label, trigger, children, align = 'end', width }: PopupProps) => {
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <BasePopover.Root open={open} onOpenChange={setOpen}>
      <BasePopover.Trigger
        aria-haspopup={undefined}
        render={({ className: _, style: __, ...props }: ComponentProps<'button'>) => <>{trigger(props)}</>}
      />
      <BasePopover.Portal>
        <BasePopover.Backdrop className={classes.backdrop} />
        <BasePopover.Positioner
          className={classes.positioner}
          side="bottom"
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          <BasePopover.Popup
            ref={panel}
            role="group"
            aria-label={label}
            className={classes.panel}
            style={{ width }}
            initialFocus={panel}
          >
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
};
