import type { Account } from '@portal/contract/accounts/account.ts';
import { FirstUser } from '@portal/contract/accounts/account-input.ts';
import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { wholeNumber } from '../../../platform/routing/address-values.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { accountDetails, openAccount } from '../accounts.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { demoRequestDetails, demoRequestKeys } from '../demo-requests/demo-requests.api.ts';
import { accountAddress, accountsAddress } from '../addresses.ts';
import classes from './account-form.module.css';
import { AccountPicker, type PickedAccount } from './account-picker.tsx';
import { CompanyFields, CreditFields } from './company-fields.tsx';
import { formOfRequest, type Person } from './form-of-request.ts';
import { companyBody, type CompanyForm, emptyCompany, newCompanyFaults, requiredOfNew } from './company-form.ts';

const route = getRouteApi('/frame/account-management/new-account');

type Form = CompanyForm & Person & { parent: PickedAccount | null };

const emptyPerson: Person = { first_name: '', last_name: '', email: '', language: 'en' };
const languages = ['en', 'es'] as const;
const names = ['first_name', 'last_name', 'email'] as const;

/** A new customer with the person who administers its account. */
export const NewAccountPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.new.title'));
  useBreadcrumb([
    { label: t('frame.navigation.account_management') },
    { label: t('accounts.title'), address: accountsAddress },
    { label: t('accounts.new.title') },
  ]);
  const search = route.useSearch();
  const parentId = wholeNumber(search['parent']);
  const requestId = wholeNumber(search['demo_request']);
  const parent = useQuery({ ...accountDetails(parentId ?? 0), enabled: parentId !== undefined });
  const request = useQuery({ ...demoRequestDetails(requestId ?? 0), enabled: requestId !== undefined });
  return (
    <div className={classes.page}>
      <h1>{t('accounts.new.title')}</h1>
      {request.data && <RequestNote request={request.data} />}
      {parent.isLoading || request.isLoading ? (
        <Skeleton height={420} />
      ) : (
        <NewAccountForm
          parent={parent.data ? { id: parent.data.id, name: parent.data.name } : null}
          request={request.data?.status === 'waiting' ? request.data : undefined}
        />
      )}
    </div>
  );
};

/** Which demo request the account answers, or that somebody else was faster. */
const RequestNote = ({ request: { status, company_name, email } }: { request: ReceivedDemoRequest }) => {
  const { t } = useTranslation();
  return status === 'waiting' ? (
    <Callout>{t('guests.requests.for_account', { name: company_name, email })}</Callout>
  ) : (
    <Callout kind="warning">{t('guests.requests.already_answered', { name: company_name })}</Callout>
  );
};

const personOf = ({ first_name, last_name, email, language }: Person): Person => ({
  first_name,
  last_name,
  email,
  language,
});

type FormProps = { parent: PickedAccount | null; request: ReceivedDemoRequest | undefined };

const useNewAccountForm = ({ parent, request }: FormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  // One key for all attempts to send this form: an answer that got lost opens no second account.
  const [key] = useState(() => crypto.randomUUID());
  return useCheckedForm<Form, Account>({
    initial: { ...emptyCompany, ...emptyPerson, ...(request && formOfRequest(request)), parent },
    check: (form) => ({ ...newCompanyFaults(form), ...schemaFaults(FirstUser, personOf(form)) }),
    send: (form) =>
      openAccount(
        {
          ...companyBody(form),
          parent_id: form.parent?.id ?? null,
          user: personOf(form),
          ...(request && { demo_request_id: request.id }),
        },
        key,
      ),
    onSent: async (account) => {
      notify.success(t('accounts.new.opened', { name: account.name }));
      void client.invalidateQueries({ queryKey: accountKeys.lists });
      void client.invalidateQueries({ queryKey: demoRequestKeys.all });
      await navigate(accountAddress(account.id));
    },
  });
};

const NewAccountForm = (props: FormProps) => {
  const { t } = useTranslation();
  const form = useNewAccountForm(props);
  return (
    <form
      ref={form.root}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {form.error && <Callout kind="danger">{form.error}</Callout>}
      <Card title={t('accounts.page.company')}>
        <CompanyFields form={form} required={requiredOfNew} />
      </Card>
      <Card title={t('accounts.new.user')}>
        <div className={classes.form}>
          <p className={classes.text}>{t('accounts.new.user_text')}</p>
          <div className={classes.fields}>
            {names.map((name) => (
              <TextField key={name} label={t(`accounts.fields.${name}`)} required {...form.field(name)} />
            ))}
            <SelectField
              label={t('accounts.fields.language')}
              options={languages.map((value) => ({ value, label: t(`accounts.languages.${value}`) }))}
              {...form.field('language')}
            />
          </div>
        </div>
      </Card>
      <Card title={t('accounts.new.terms')}>
        <div className={classes.form}>
          <CreditFields form={form} />
          <AccountPicker
            placeholder={t('accounts.search_hint')}
            label={t('accounts.fields.parent')}
            hint={t('accounts.new.parent_hint')}
            {...form.field('parent')}
          />
        </div>
      </Card>
      <div className={classes.buttons}>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('accounts.new.open')}
        </Button>
        <LinkButton {...accountsAddress}>{t('accounts.cancel')}</LinkButton>
      </div>
    </form>
  );
};
