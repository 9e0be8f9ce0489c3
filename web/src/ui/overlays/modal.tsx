import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CloseIcon } from '../icons/action-icons.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import classes from './modal.module.css';

type ModalProps = {
  /** A modal that stays in the tree while it is closed slides out when this becomes false. */
  opened?: boolean;
  onClose: () => void;
  /** The visible name in its head, or `label` for one that shows none. */
  title?: string;
  label?: string;
  /** What else stands in its head. */
  head?: ReactNode;
  /** A dialog in the middle or at the top of the screen, a drawer at its side, or the whole screen. */
  place?: 'center' | 'top' | 'left' | 'right' | 'screen';
  /** Its width in CSS, where the screen has room for it. */
  width: string;
  closeButton?: boolean;
  /** Whether Escape and a press beside it close it. */
  isDismissible?: boolean;
  /** Classes that change its box, head, name and content. */
  classNames?: Partial<Record<'content' | 'header' | 'title' | 'body', string | undefined>>;
  children: ReactNode;
  /** Stands below the content, which scrolls by itself then: no part of it can lie under the footer. */
  footer?: ReactNode;
};

const joined = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * What all dialogs and drawers are made of: it holds the focus and gives it back, locks the page's scrolling and hides
 * the page from screen readers. The focus goes to the element with `data-autofocus`, else to the first control.
 */
export const Modal = (props: ModalProps) => {
  const { opened = true, onClose, title, label, place = 'center', width, isDismissible = true, classNames } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={opened}
      onOpenChange={(open) => {
        if (!open && isDismissible) onClose();
      }}
      disablePointerDismissal={!isDismissible}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classes.backdrop} />
        <BaseDialog.Viewport className={classes.viewport} data-place={place}>
          <BaseDialog.Popup
            ref={popup}
            aria-label={label}
            aria-modal
            className={joined(classes.content, classNames?.content)}
            data-place={place}
            data-has-footer={props.footer ? '' : undefined}
            style={{ '--modal-width': width } as CSSProperties}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
          >
            {title !== undefined && (
              <div className={joined(classes.header, classNames?.header)}>
                <BaseDialog.Title className={joined(classes.title, classNames?.title)}>{title}</BaseDialog.Title>
                {props.head}
                {props.closeButton && <CloseButton isFirst={props.head !== undefined} />}
              </div>
            )}
            <div className={joined(classes.body, classNames?.body)}>{props.children}</div>
            {props.footer}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};

/** `isFirst`: it has the focus at first, though other buttons stand before it in the head. */
const CloseButton = ({ isFirst }: { isFirst: boolean }) => {
  const { t } = useTranslation();
  return (
    <BaseDialog.Close
      data-autofocus={isFirst || undefined}
      render={<IconButton icon={CloseIcon} label={t('frame.kit.close')} className={classes.close ?? ''} />}
    />
  );
};
