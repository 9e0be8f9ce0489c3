import { SingleSignOnChange } from '@portal/contract/single-sign-on/provider.ts';
import type { SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Faults, schemaFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
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
      {/* Begins again with what was saved. */}
      {data && <ProviderForm key={data.version} saved={data} onSaved={onSaved} />}
    </Card>
  );
};

type Fields = { issuer: string; client_id: string; client_secret: string; domains: string; is_on: boolean };

const domainsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

const bodyOf = ({ version }: SingleSignOn, typed: Fields): SingleSignOnChange => ({
  version,
  is_on: typed.is_on,
  issuer: typed.issuer.trim(),
  client_id: typed.client_id.trim(),
  domains: domainsOf(typed.domains),
  ...(typed.client_secret && { client_secret: typed.client_secret }),
});

/** A fault of one domain is shown at their common field. */
const atField = (faults: Faults): Faults => {
  const [, fault] = Object.entries(faults).find(([name]) => name.startsWith('domains.')) ?? [];
  return fault ? { ...faults, domains: fault } : faults;
};

const ProviderForm = ({ saved, onSaved }: { saved: SingleSignOn; onSaved: () => void }) => {
  const { t } = useTranslation();
  const initial: Fields = {
    issuer: saved.issuer,
    client_id: saved.client_id,
    client_secret: '',
    domains: saved.domains.join(', '),
    is_on: saved.is_on,
  };
  const form = useCheckedForm<Fields, SingleSignOn>({
    initial,
    check: (typed) => atField(schemaFaults(SingleSignOnChange, bodyOf(saved, typed))),
    send: (typed) => saveSingleSignOn(saved.account_id, bodyOf(saved, typed)),
    onSent: () => {
      notify.success(t('single_sign_on.account.saved'));
      onSaved();
    },
  });
  return (
    <CheckedForm form={form} className={classes.form}>
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
        {keysOf(initial).some((name) => form.values[name] !== initial[name]) && (
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
