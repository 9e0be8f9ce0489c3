import type { Account } from '@portal/contract/accounts/account.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money, monthInSentence, monthText } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { CardHead } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { accountStatements, saveStatement, uploadStatement } from '../accounts.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { accountStatementAddress } from '../addresses.ts';
import classes from './account-page.module.css';

const shown = 3;
const formats = ['pdf', 'xlsx'] as const;

type Month = { month: string; closing: number };

/** The account's last months that have ended, each as files; what was made elsewhere can be added. */
export const Statements = ({ account: { id } }: { account: Pick<Account, 'id'> }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { data, error, refetch } = useQuery(accountStatements(id));
  const ended = data?.earlier.filter(({ month }) => month < data.month);
  return (
    <div>
      <CardHead
        title={
          <>
            {t('accounts.page.statements')} <span className={classes.count}>{ended?.length || ''}</span>
          </>
        }
        aside={mayDo(me, 'post:billing') && <Upload id={id} />}
      />
      {!data && !error && <Skeleton height={66} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {ended?.length === 0 && <p className={classes.note}>{t('accounts.page.no_statements')}</p>}
      <ul className={classes.people}>
        {ended?.slice(0, shown).map((one) => (
          <StatementOf key={one.month} id={id} of={one} />
        ))}
      </ul>
    </div>
  );
};

const StatementOf = ({ id, of: { month, closing } }: { id: number; of: Month }) => {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation({ mutationFn: saveStatement, onError: notifyFailure });
  const name = monthText(month);
  return (
    <li>
      <Link
        {...accountStatementAddress(id, month)}
        aria-label={t('accounts.page.statement_of', { month: monthInSentence(month) })}
      >
        {name}
      </Link>
      <span className={classes.formats}>
        {formats.map((format) => (
          <Button
            key={format}
            kind="link"
            size="small"
            aria-label={t('accounts.page.statement_as', { format: format.toUpperCase(), month: name })}
            pending={isPending && variables.format === format}
            onClick={() => mutate({ account_id: id, month, format, language: currentLanguage() })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </span>
      <span className={classes.reach} title={t('accounts.page.closing')}>
        {money(closing)}
      </span>
    </li>
  );
};

const Upload = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => uploadStatement(id, file),
    onSuccess: ({ name }) => {
      notify.success(t('accounts.page.statement_uploaded', { name }));
      void client.invalidateQueries({ queryKey: accountKeys.statements(id) });
    },
    onError: notifyFailure,
  });
  return (
    <>
      <SingleFileInput ref={input} label={t('accounts.page.upload_statement')} onFile={mutate} />
      <Button kind="link" size="small" pending={isPending} onClick={() => input.current?.click()}>
        {t('accounts.page.upload_statement')}
      </Button>
    </>
  );
};
