import { defaultMarkups } from '@portal/contract/accounts/accounts.settings.ts';
import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { wholeNumber } from '../../../platform/routing/address-values.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { accountDetails } from '../accounts.api.ts';
import { accountsAddress } from '../addresses.ts';
import { demoRequestDetails } from '../demo-requests/demo-requests.api.ts';
import type { TypedMarkup } from '../markups/markup-pair.tsx';
import classes from './account-form.module.css';
import { AccountOutline, type AccountPart } from './account-outline.tsx';
import { AccountPicker } from './account-picker.tsx';
import { AddressFields, CompanyFields, CreditFields } from './company-fields.tsx';
import { requiredOfNew } from './company-form.ts';
import { LookFields } from './look-fields.tsx';
import { type Start, useNewAccountForm } from './new-account-form.ts';
import { MarkupFields, ModeFields } from './terms-fields.tsx';

const route = getRouteApi('/frame/account-management/new-account');

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
  const { isLoading, markup } = useDefaultMarkup();
  return (
    <div className={classes.page}>
      <h1>{t('accounts.new.title')}</h1>
      {request.data && <RequestNote request={request.data} />}
      {parent.isLoading || request.isLoading || isLoading ? (
        <Skeleton height={420} />
      ) : (
        <NewAccount
          parent={parent.data ? { id: parent.data.id, name: parent.data.name } : null}
          request={request.data?.status === 'waiting' ? request.data : undefined}
          markup={markup}
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

/** The markup of new accounts as the settings have it, once that is known; nothing where it cannot be read. */
const useDefaultMarkup = (): { isLoading: boolean; markup: TypedMarkup } => {
  const { data, isLoading } = useQuery(settingQuery(defaultMarkups));
  return { isLoading, markup: data?.value.new_accounts ?? { markup_percent: null, markup_min: null } };
};

const NewAccount = (start: Start) => {
  const { t } = useTranslation();
  const form = useNewAccountForm(start);
  const part = (name: AccountPart, title: string, aside: string | null, children: ReactNode) => (
    <div id={`new-${name}`}>
      <Card title={title} aside={aside && <span className={classes.text}>{aside}</span>}>
        {children}
      </Card>
    </div>
  );
  return (
    <CheckedForm form={form} className={classes.columns}>
      <div className={classes.form}>
        {part('company', t('accounts.page.company'), null, <Company form={form} />)}
        {part(
          'address',
          t('accounts.new.address'),
          t('accounts.new.address_about'),
          <AddressFields form={form} required={requiredOfNew} />,
        )}
        {part('modes', t('accounts.page.modes'), t('accounts.new.modes_about'), <ModeFields form={form} />)}
        {part(
          'markup',
          t('accounts.page.markup'),
          t('accounts.new.markup_about'),
          <MarkupFields form={form} start={start.markup} />,
        )}
        {part('credit', t('accounts.new.credit'), t('accounts.new.credit_about'), <Credit form={form} />)}
        {part('look', t('accounts.new.look'), t('accounts.new.look_about'), <LookFields form={form} />)}
        {part('user', t('accounts.new.user'), t('accounts.new.user_text'), <FirstUserFields form={form} />)}
      </div>
      <AccountOutline values={form.values}>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('accounts.new.open')}
        </Button>
        <LinkButton {...accountsAddress}>{t('accounts.cancel')}</LinkButton>
      </AccountOutline>
    </CheckedForm>
  );
};

type PartProps = { form: ReturnType<typeof useNewAccountForm> };

const Company = ({ form }: PartProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <CompanyFields form={form} required={requiredOfNew} />
      <AccountPicker
        placeholder={t('accounts.search_hint')}
        label={t('accounts.fields.parent')}
        hint={t('accounts.new.parent_hint')}
        {...form.field('parent')}
      />
    </div>
  );
};

const Credit = ({ form }: PartProps) => (
  <div className={classes.fields}>
    <CreditFields form={form} />
  </div>
);

const FirstUserFields = ({ form }: PartProps) => {
  const { t } = useTranslation();
  return (
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
  );
};
