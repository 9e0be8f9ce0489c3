import type { Account } from '@portal/contract/accounts/account.ts';
import { type AccountChange, AccountChange as Change } from '@portal/contract/accounts/account-input.ts';
import { type Country, countries } from '@portal/contract/places/zip-code.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';

/** An account's company and terms as they are typed. */
export type CompanyForm = {
  name: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: Country;
  phone: string;
  accounting_email: string;
  website: string;
  tax_id: string;
  crm_account_id: string;
  credit_days: number | null;
  credit_limit: number | null;
};

export const emptyCompany: CompanyForm = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country: 'US',
  phone: '',
  accounting_email: '',
  website: '',
  tax_id: '',
  crm_account_id: '',
  credit_days: null,
  credit_limit: null,
};

export const companyOf = (account: Account): CompanyForm => ({
  name: account.name,
  address: account.address,
  city: account.city,
  state: account.state,
  zip_code: account.zip_code,
  country: countries.find((country) => country === account.country) ?? 'US',
  phone: account.phone,
  accounting_email: account.accounting_email ?? '',
  website: account.website ?? '',
  tax_id: account.tax_id ?? '',
  crm_account_id: account.crm_account_id ?? '',
  credit_days: account.credit_days ?? null,
  credit_limit: account.credit_limit ?? null,
});

/** The same as it is sent; what is empty is none. */
export const companyBody = (form: CompanyForm) =>
  ({
    name: form.name.trim(),
    address: form.address,
    city: form.city,
    state: form.state,
    zip_code: form.zip_code,
    country: form.country,
    phone: form.phone,
    accounting_email: form.accounting_email.trim() || null,
    website: form.website.trim() || null,
    tax_id: form.tax_id.trim() || null,
    crm_account_id: form.crm_account_id.trim() || null,
    credit_days: form.credit_days,
    credit_limit: form.credit_limit,
  }) satisfies Partial<AccountChange>;

/** What keeps these fields from being sent. */
export const companyFaults = (form: CompanyForm): Faults =>
  schemaFaults(Change.omit({ version: true }), companyBody(form));
