import { SingleSignOnChange } from '@portal/contract/single-sign-on/provider.ts';
import type { SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Faults, schemaFaults } from '../../platform/forms/form-faults.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
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
import classes from './provider-card.module.css';
import { saveSingleSignOn, singleSignOnQuery, testProvider } from './single-sign-on.api.ts';

type ProviderCardProps = { accountId: number; onSaved: () => void };

/** The identity provider an account brings, and whether its people may sign in by it. */
export const ProviderCard = ({ accountId, onSaved }: ProviderCardProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(singleSignOnQuery(accountId));
  return (
    <Card title={t('single_sign_on.account.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={220} />}
      {data && <NewestProviderForm saved={data} onSaved={onSaved} />}
    </Card>
  );
};

type Fields = { issuer: string; client_id: string; client_secret: string; domains: string; is_on: boolean };

const domainsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

const bodyOf = (typed: Fields, version: number): SingleSignOnChange => ({
  version,
  is_on: typed.is_on,
  issuer: typed.issuer.trim(),
  client_id: typed.client_id.trim(),
  domains: domainsOf(typed.domains),
  ...(typed.client_secret && { client_secret: typed.client_secret }),
});

const formOf = ({ issuer, client_id, domains, is_on }: SingleSignOn): Fields => ({
  issuer,
  client_id,
  client_secret: '',
  domains: domains.join(', '),
  is_on,
});

/** A fault of one domain is shown at their common field. */
const atField = (faults: Faults): Faults => {
  const [, fault] = Object.entries(faults).find(([name]) => name.startsWith('domains.')) ?? [];
  return fault ? { ...faults, domains: fault } : faults;
};

const useShownFields = (): ShownFields<Fields> => {
  const { t } = useTranslation();
  return {
    issuer: { label: t('single_sign_on.account.issuer') },
    client_id: { label: t('single_sign_on.account.client_id') },
    domains: { label: t('single_sign_on.account.domains') },
    is_on: { label: t('single_sign_on.account.is_on') },
  };
};

const useProviderForm = (saved: SingleSignOn, fields: ShownFields<Fields>, onSaved: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const stored = (now: SingleSignOn) => ({ values: formOf(now), version: now.version });
  return useVersionedForm<Fields, SingleSignOn>({
    initial: formOf(saved),
    version: saved.version,
    fields: keysOf(fields),
    check: (typed) => atField(schemaFaults(SingleSignOnChange, bodyOf(typed, saved.version))),
    read: async () => stored(await client.fetchQuery({ ...singleSignOnQuery(saved.account_id), staleTime: 0 })),
    send: (typed, version = saved.version) => saveSingleSignOn(saved.account_id, bodyOf(typed, version)),
    stays: stored,
    onSent: () => {
      notify.success(t('single_sign_on.account.saved'));
      onSaved();
    },
  });
};

type ProviderFormProps = { saved: SingleSignOn; onSaved: () => void };

const NewestProviderForm = ({ saved, onSaved }: ProviderFormProps) => {
  const [shown, setTyping] = useReadBeforeTyping(saved);
  return <ProviderForm key={shown.version} saved={shown} onSaved={onSaved} onTyping={setTyping} />;
};

const ProviderForm = ({ saved, onSaved, onTyping }: ProviderFormProps & { onTyping: (isTyping: boolean) => void }) => {
  const { t } = useTranslation();
  const fields = useShownFields();
  const form = useProviderForm(saved, fields, onSaved);
  const isChanged = keysOf(form.values).some((name) => form.values[name] !== form.stored[name]);
  useEffect(() => onTyping(isChanged), [isChanged, onTyping]);
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={fields} />
      <p className={classes.note}>{t('single_sign_on.account.text')}</p>
      <TextField
        label={t('single_sign_on.account.issuer')}
        hint={t('single_sign_on.account.issuer_hint')}
        {...form.field('issuer')}
      />
      <TextField label={t('single_sign_on.account.client_id')} autoComplete="off" {...form.field('client_id')} />
      <PasswordField
        label={t('single_sign_on.account.client_secret')}
        autoComplete="new-password"
        {...form.field('client_secret')}
      />
      {saved.has_client_secret && <p className={classes.note}>{t('single_sign_on.account.secret_kept')}</p>}
      <TextField
        label={t('single_sign_on.account.domains')}
        hint={t('single_sign_on.account.domains_hint')}
        {...form.field('domains')}
      />
      <Checkbox
        label={t('single_sign_on.account.is_on')}
        checked={form.values.is_on}
        onChange={(is_on) => form.change({ is_on })}
      />
      <Addresses saved={saved} />
      <ProviderTest accountId={saved.account_id} issuer={form.values.issuer.trim()}>
        {isChanged && (
          <Button type="submit" kind="primary" pending={form.pending}>
            {t('single_sign_on.account.save')}
          </Button>
        )}
      </ProviderTest>
    </CheckedForm>
  );
};

/** What is entered at the provider, and what the account's people are given. */
const Addresses = ({ saved: { redirect_uri, sign_in_url } }: { saved: SingleSignOn }) => {
  const { t } = useTranslation();
  return (
    <dl>
      <dt className={classes.note}>{t('single_sign_on.account.redirect_uri')}</dt>
      <dd className={classes.address}>{redirect_uri}</dd>
      {sign_in_url && (
        <>
          <dt className={classes.note}>{t('single_sign_on.account.sign_in_url')}</dt>
          <dd className={classes.address}>{sign_in_url}</dd>
        </>
      )}
    </dl>
  );
};

type ProviderTestProps = { accountId: number; issuer: string; children: ReactNode };

/** The buttons below the form, and what a test of the address found. */
const ProviderTest = ({ accountId, issuer, children }: ProviderTestProps) => {
  const { t } = useTranslation();
  const test = useMutation({
    mutationFn: () => testProvider(accountId, issuer),
    onSuccess: ({ fault }) => fault === 'none' && notify.success(t('single_sign_on.account.faults.none')),
  });
  return (
    <>
      {test.error && <Callout kind="danger">{test.error.message}</Callout>}
      {test.data && test.data.fault !== 'none' && (
        <Callout kind="danger">{t(`single_sign_on.account.faults.${test.data.fault}`)}</Callout>
      )}
      <div className={classes.buttons}>
        {children}
        <Button
          pending={test.isPending}
          disabledReason={issuer === '' && t('single_sign_on.errors.issuer_address')}
          onClick={() => test.mutate()}
        >
          {t('single_sign_on.account.test')}
        </Button>
      </div>
    </>
  );
};
