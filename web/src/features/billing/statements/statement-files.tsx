import type { Statement } from '@portal/contract/billing/billing.ts';
import { useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { SendStatementDrawer } from './send-statement-drawer.tsx';
import classes from './statement-page.module.css';
import { useSavedStatement } from './use-saved-statement.ts';

/** The month as files, and by e-mail. */
export const StatementFiles = ({ statement, account }: { statement: Statement; account: number | undefined }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [isSending, setSending] = useState(false);
  const { month } = statement;
  const { isSaving, save } = useSavedStatement(account);
  return (
    <span className={classes.files}>
      {mayDo(me, 'post:payments') && (
        <Button icon={<MailIcon size={16} />} onClick={() => setSending(true)}>
          {t('billing.screens.statement.email')}
        </Button>
      )}
      {(['xlsx', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          icon={<DownloadIcon size={16} />}
          pending={isSaving({ month, format })}
          onClick={() => save({ month, format })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {isSending && <SendStatementDrawer statement={statement} onClose={() => setSending(false)} />}
    </span>
  );
};
