import { ConnectionChange } from '@portal/contract/freight-system/connection.ts';
import type { Connection } from '@portal/contract/freight-system/freight-system.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { schemaFaults } from '../../platform/forms/form-faults.ts';
import { lazyDialog } from '../../platform/lazy-part.tsx';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../ui/layout/checked-form.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { type ShownFields, TheirChanges } from '../settings/versions/their-changes.tsx';
import { useReadBeforeTyping } from '../settings/versions/use-read-before-typing.ts';
import { useVersionedForm } from '../settings/versions/use-versioned-form.ts';
import classes from './connection-card.module.css';
import { connectionQuery, saveConnection, testConnection } from './freight-system.api.ts';

const RegisterUserDialog = lazyDialog(async () => (await import('./register-user-dialog.tsx')).RegisterUserDialog);

type ConnectionCardProps = { accountId: number; onSaved: () => void };

/** Which company of the freight system an account is linked to, and whether the portal is let in there. */
export const ConnectionCard = ({ accountId, onSaved }: ConnectionCardProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(connectionQuery(accountId));
  return (
    <Card title={t('freight_system.connection.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={220} />}
      {data && <NewestConnectionForm connection={data} onSaved={onSaved} />}
      {data && data.company_guid !== null && <SystemUsers connection={data} />}
    </Card>
  );
};

/** Who signs in from there, and a way to add somebody. */
const SystemUsers = ({ connection: { account_id, users } }: { connection: Connection }) => {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.users}>
      <p className={classes.note}>
        {users.length > 0
          ? t('freight_system.connection.users', { names: users.map(({ name }) => name).join(', ') })
          : t('freight_system.users.none')}
      </p>
      <Button size="small" onClick={() => setAdding(true)}>
        {t('freight_system.users.title')}
      </Button>
      {isAdding && (
        <Suspense>
          <RegisterUserDialog accountId={account_id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
};

type Fields = Record<'company_guid' | 'network_id' | 'portal_user' | 'portal_password', string>;

const bodyOf = (account_id: number, typed: Fields, version: number): ConnectionChange => ({
  account_id,
  version,
  company_guid: typed.company_guid.trim() || null,
  network_id: typed.network_id.trim(),
  portal_user: typed.portal_user.trim(),
  ...(typed.portal_password && { portal_password: typed.portal_password }),
});

const formOf = ({ company_guid, network_id, portal_user }: Connection): Fields => ({
  company_guid: company_guid ?? '',
  network_id,
  portal_user,
  portal_password: '',
});

const useShownFields = (): ShownFields<Fields> => {
  const { t } = useTranslation();
  return {
    company_guid: { label: t('freight_system.connection.company_guid') },
    network_id: { label: t('freight_system.connection.network_id') },
    portal_user: { label: t('freight_system.connection.portal_user') },
  };
};

const useConnectionForm = (connection: Connection, fields: ShownFields<Fields>, onSaved: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { account_id, version: read } = connection;
  const stored = (now: Connection) => ({ values: formOf(now), version: now.version });
  return useVersionedForm<Fields, Connection>({
    initial: formOf(connection),
    version: read,
    fields: keysOf(fields),
    check: (typed) => schemaFaults(ConnectionChange, bodyOf(account_id, typed, read)),
    read: async () => stored(await client.fetchQuery({ ...connectionQuery(account_id), staleTime: 0 })),
    send: (typed, version = read) => saveConnection(bodyOf(account_id, typed, version)),
    stays: stored,
    onSent: () => {
      notify.success(t('freight_system.connection.saved'));
      onSaved();
    },
  });
};

type ConnectionFormProps = { connection: Connection; onSaved: () => void };

const NewestConnectionForm = ({ connection, onSaved }: ConnectionFormProps) => {
  const [shown, setTyping] = useReadBeforeTyping(connection);
  return <ConnectionForm key={shown.version} connection={shown} onSaved={onSaved} onTyping={setTyping} />;
};

const ConnectionForm = ({
  connection,
  onSaved,
  onTyping,
}: ConnectionFormProps & { onTyping: (isTyping: boolean) => void }) => {
  const { t } = useTranslation();
  const fields = useShownFields();
  const form = useConnectionForm(connection, fields, onSaved);
  const isChanged = keysOf(form.values).some((name) => form.values[name] !== form.stored[name]);
  useEffect(() => onTyping(isChanged), [isChanged, onTyping]);
  const test = useMutation({
    mutationFn: () => testConnection(bodyOf(connection.account_id, form.values, connection.version)),
    onSuccess: ({ fault }) => fault === 'none' && notify.success(t('freight_system.connection.faults.none')),
  });
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={fields} />
      <TextField label={t('freight_system.connection.company_guid')} {...form.field('company_guid')} />
      <TextField label={t('freight_system.connection.network_id')} {...form.field('network_id')} />
      <TextField label={t('freight_system.connection.portal_user')} autoComplete="off" {...form.field('portal_user')} />
      <PasswordField
        label={t('freight_system.connection.portal_password')}
        autoComplete="new-password"
        {...form.field('portal_password')}
      />
      <p className={classes.note}>
        {t(connection.has_password ? 'freight_system.connection.password_kept' : 'freight_system.connection.user_note')}
      </p>
      {test.error && <Callout kind="danger">{test.error.message}</Callout>}
      {test.data && test.data.fault !== 'none' && (
        <Callout kind="danger">{t(`freight_system.connection.faults.${test.data.fault}`)}</Callout>
      )}
      <div className={classes.buttons}>
        {isChanged && (
          <Button type="submit" kind="primary" pending={form.pending}>
            {t('freight_system.connection.save')}
          </Button>
        )}
        <Button pending={test.isPending} onClick={() => test.mutate()}>
          {t('freight_system.connection.test')}
        </Button>
      </div>
    </CheckedForm>
  );
};
