import type { Statement } from '@portal/contract/billing/billing.ts';
import { SendStatement } from '@portal/contract/billing/statement-mails.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { monthInSentence } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { billingKeys } from '../billing.keys.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { addressFaults } from './address-faults.ts';
import { sendStatement, statementMailQuery } from './statement-mails.api.ts';
import classes from './statement-page.module.css';

type Fields = { emails: string; language: Language };
type DrawerProps = { statement: Statement; onClose: () => void };

/** Mails the statement of a month at once; shows what the mail says before. */
export const SendStatementDrawer = ({ statement: { account, month }, onClose }: DrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const bodyOf = ({ emails, language }: Fields) => ({ month, emails: splitAddresses(emails), language });
  const form = useCheckedForm<Fields, { sent_to: string[] }>({
    initial: { emails: '', language: currentLanguage() },
    check: (typed) => addressFaults('emails', schemaFaults(SendStatement, bodyOf(typed))),
    send: (typed) => sendStatement(account.id, bodyOf(typed)),
    onSent: ({ sent_to }) => {
      void client.invalidateQueries({ queryKey: billingKeys.schedules });
      notify.success(t('billing.screens.statement.mail.queued', { count: sent_to.length }));
      onClose();
    },
  });
  return (
    <ActionDrawer
      title={t('billing.screens.statement.mail.send_title', { month: monthInSentence(month) })}
      action={t('billing.screens.statement.mail.send')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label={t('billing.screens.statement.mail.recipients')}
        hint={t('billing.screens.statement.mail.separate')}
        inputMode="email"
        rows={2}
        required
        {...form.field('emails')}
      />
      <LanguageChoice value={form.values.language} onChange={(language) => form.change({ language })} />
      <p className={classes.quiet}>{t('billing.screens.statement.mail.language_hint')}</p>
      <Preview query={{ account_id: account.id, month, language: form.values.language }} />
    </ActionDrawer>
  );
};

const Preview = ({ query }: { query: Parameters<typeof statementMailQuery>[0] }) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(statementMailQuery(query));
  return (
    <section className={classes.preview} aria-label={t('billing.screens.statement.mail.preview')}>
      <h3>{t('billing.screens.statement.mail.preview')}</h3>
      {data ? (
        <div lang={query.language}>
          <p>
            <b>{data.subject}</b>
          </p>
          <p className={classes.letter}>{data.text}</p>
          <p className={classes.quiet}>
            {t('billing.screens.statement.mail.files')}: {data.files.join(', ')}
          </p>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton height={160} />
      )}
    </section>
  );
};
