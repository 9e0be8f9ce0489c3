import { Popover as BasePopover } from '@base-ui/react/popover';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { isPhone } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './popover.module.css';

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

/** Takes the page behind an open panel out of reach of fingers, keys and screen readers alike. */
const useInertPage = (isInert: boolean): void => {
  // Before the focus is given back, which does not go to what is out of reach.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!isInert || !page || page.inert) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isInert]);
};

/** A popup from its first press on: open when it is mounted. The focus goes to the panel, so that Tab leads into it. */
export const Popover = ({ label, trigger, children, align = 'end', width }: PopupProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  // On a phone a panel takes much of the screen, and stands alone on it until it is closed.
  const [isAlone] = useState(isPhone);
  useInertPage(isAlone && open);
  return (
    <BasePopover.Root open={open} onOpenChange={setOpen} modal={isAlone && 'trap-focus'}>
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
            {isAlone && <BasePopover.Close className={classes.close}>{t('frame.kit.close')}</BasePopover.Close>}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
};
