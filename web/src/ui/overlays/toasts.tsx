import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../platform/notify.ts';
import { Button } from '../primitives/button.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../icons/status-icons.tsx';
import classes from './toasts.module.css';

const successMs = 4000;
const glyphs = { success: CheckCircleIcon, failure: AlertIcon, info: InfoIcon };

/** Notices at the top right: a glyph, a sentence, at most one action. */
export const Toasts = ({ notices }: { notices: readonly Notice[] }) => {
  const { t } = useTranslation();
  const shown = useRef(0);
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) show(notice, t('frame.kit.close'));
    shown.current = notices.length;
  }, [notices, t]);
  return <Notifications position="top-right" limit={4} containerWidth={380} />;
};

const show = (notice: Notice, closeLabel: string): void => {
  const Glyph = glyphs[notice.kind];
  const id = notifications.show({
    message: (
      <div className={classes.message} role={notice.kind === 'failure' ? 'alert' : 'status'}>
        <span className={classes.glyph} data-kind={notice.kind}>
          <Glyph />
        </span>
        <span>{notice.text}</span>
        {notice.action && (
          <Button kind="link" size="small" onClick={() => finish(id, notice)}>
            {notice.action.label}
          </Button>
        )}
      </div>
    ),
    autoClose: notice.kind === 'failure' ? false : successMs,
    classNames: { root: classes.root },
    closeButtonProps: { 'aria-label': closeLabel },
  });
};

const finish = (id: string, notice: Notice): void => {
  notifications.hide(id);
  notice.action?.run();
};
