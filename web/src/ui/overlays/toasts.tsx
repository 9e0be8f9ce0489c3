import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { Notice } from '../../platform/notify.ts';
import { CloseIcon } from '../icons/action-icons.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../icons/status-icons.tsx';
import { Button } from '../primitives/button.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import classes from './toasts.module.css';

const successMs = 4000;
/** Time to read, think and press. */
const actionMs = 8000;
const glyphs = { success: CheckCircleIcon, failure: AlertIcon, info: InfoIcon };
const toasts = Toast.createToastManager<Notice>();

/** Notices at the bottom left, on phones at the top: a glyph, a sentence with its title, at most one action. */
export const Toasts = ({ notices }: { notices: readonly Notice[] }) => {
  const { t } = useTranslation();
  const shown = useRef(0);
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) {
      // 0 keeps a failure until it is closed.
      toasts.add({ data: notice, timeout: notice.kind === 'failure' ? 0 : notice.action ? actionMs : successMs });
    }
    shown.current = notices.length;
  }, [notices]);
  return (
    <Toast.Provider toastManager={toasts} limit={4}>
      <Toast.Portal>
        {/* Each notice says itself how urgent it is. */}
        <Toast.Viewport className={classes.list} aria-label={t('frame.kit.notices')} aria-live="off">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};

/** Sentences that say so themselves, in either language. */
const saysToTryAgain = /try again|intente de nuevo/i;

/** A success under its usual title; a failure as the title of what to do about it, unless a button does it. */
const NoticeWords = ({ notice: { kind, text, action } }: { notice: Notice }) => {
  const { t } = useTranslation();
  if (kind === 'success') {
    return (
      <span className={classes.words}>
        <b>{t('frame.kit.done')}</b>
        <span>{text}</span>
      </span>
    );
  }
  if (kind === 'info' || action || saysToTryAgain.test(text)) return <span className={classes.words}>{text}</span>;
  return (
    <span className={classes.words}>
      <b>{text}</b>
      <span>{t('frame.kit.try_again')}</span>
    </span>
  );
};

const ToastList = () => {
  const { t } = useTranslation();
  const { toasts: shown, close } = Toast.useToastManager<Notice>();
  return shown.map((toast) => {
    if (!toast.data) return null;
    const { kind, action } = toast.data;
    const Glyph = glyphs[kind];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role="presentation"
        aria-modal={undefined}
        swipeDirection="left"
        className={classes.root}
      >
        <div className={classes.message} role={kind === 'failure' ? 'alert' : 'status'}>
          <span className={classes.glyph} data-kind={kind}>
            <Glyph />
          </span>
          <NoticeWords notice={toast.data} />
          {action && (
            <Button
              kind="link"
              size="small"
              onClick={() => {
                close(toast.id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <Toast.Close
          aria-hidden={false}
          render={<IconButton icon={CloseIcon} label={t('frame.kit.close')} size="small" />}
        />
      </Toast.Root>
    );
  });
};
