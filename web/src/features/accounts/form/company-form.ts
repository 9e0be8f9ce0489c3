import type { Account } from '@portal/contract/accounts/account.ts';
import {
  lineFields,
  type NumberField,
  numberFields,
  optionalFields,
  type TextField,
} from '@portal/contract/accounts/account-fields.ts';
import { AccountChange } from '@portal/contract/accounts/account-input.ts';
import { type Country, countries } from '@portal/contract/places/zip-code.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { emptyFaults, type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';

/** An account's company and terms as they are typed. */
export type CompanyForm = Record<TextField, string> & Record<NumberField, number | null> & { country: Country };

export const emptyCompany: CompanyForm = {
  ...recordOf([...lineFields, ...optionalFields], () => ''),
  ...recordOf(numberFields, () => null),
  country: 'US',
};

export const companyOf = (account: Account): CompanyForm => ({
  ...recordOf([...lineFields, ...optionalFields], (name) => account[name] ?? ''),
  ...recordOf(numberFields, (name) => account[name] ?? null),
  country: countries.find((country) => country === account.country) ?? 'US',
});

/** The same as it is sent. */
export const companyBody = (form: CompanyForm) => ({
  ...recordOf(lineFields, (name) => form[name].trim()),
  ...recordOf(optionalFields, (name) => form[name].trim() || null),
  ...recordOf(numberFields, (name) => form[name]),
  country: form.country,
});

/** What has to be known of a company when its account is opened; its country is always chosen. */
export const requiredOfNew = ['name', 'address', 'city', 'state', 'zip_code', 'phone'] as const;

/** What keeps a new company from being sent. */
export const newCompanyFaults = (form: CompanyForm): Faults => ({
  ...companyFaults(form),
  ...emptyFaults(recordOf(requiredOfNew, (name) => form[name])),
});

/** What keeps these fields from being sent. */
export const companyFaults = (form: CompanyForm): Faults =>
  schemaFaults(AccountChange.omit({ version: true }), companyBody(form));
