import type { Statement } from '@portal/contract/billing/billing.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { saveStatement, type StatementQuery } from '../billing.api.ts';
import { SendStatementDrawer } from './send-statement-drawer.tsx';
import classes from './statement-page.module.css';

/** The month as files, and by e-mail. */
export const StatementFiles = ({ statement, query }: { statement: Statement; query: StatementQuery }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [isSending, setSending] = useState(false);
  const save = useMutation({
    mutationFn: (format: 'pdf' | 'xlsx') =>
      saveStatement({ ...query, month: statement.month }, format, currentLanguage()),
    onError: (failure) => notify.failure(errorText(failure)),
  });
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
          pending={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {isSending && <SendStatementDrawer statement={statement} onClose={() => setSending(false)} />}
    </span>
  );
};
