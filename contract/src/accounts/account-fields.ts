import { keysOf } from '../values/records.ts';

// The fields of an account that people change, each once. No schemas here: screens read this table.

/** Whose a field is: an account's own administrators too, or the operator alone. */
type Side = 'account' | 'operator';

/** How a field is typed in the form of a company, where it stands there, and the unit behind it. */
type InForm =
  | { group: 'identity' | 'place' | 'reach'; as: 'text' | 'text_or_none' }
  | { group: 'credit'; as: 'number_or_none'; unit: 'days' | 'USD'; digits: number };

type AccountField = {
  /** Who may change it. Named by anybody else it is refused with 403 at the field. */
  changedBy: Side;
  /** Who reads it, in the audit too. */
  readBy: Side;
  /** Left out for fields with a form of their own. */
  form?: InForm;
};

const company = { changedBy: 'account', readBy: 'account' } as const;
/** What the operator grants, and the account sees. */
const grant = { changedBy: 'operator', readBy: 'account' } as const;
/** What the operator agrees on or links, for itself alone. */
const terms = { changedBy: 'operator', readBy: 'operator' } as const;

/** In the order of the form. A new one needs its schema in `account-input.ts` and, if hidden, in `account.ts`. */
export const accountFields = {
  name: { ...company, form: { group: 'identity', as: 'text' } },
  tax_id: { ...company, form: { group: 'identity', as: 'text_or_none' } },
  crm_account_id: { ...terms, form: { group: 'identity', as: 'text_or_none' } },
  country: company,
  address: { ...company, form: { group: 'place', as: 'text' } },
  city: { ...company, form: { group: 'place', as: 'text' } },
  state: { ...company, form: { group: 'place', as: 'text' } },
  zip_code: { ...company, form: { group: 'place', as: 'text' } },
  phone: { ...company, form: { group: 'reach', as: 'text' } },
  accounting_email: { ...company, form: { group: 'reach', as: 'text_or_none' } },
  website: { ...company, form: { group: 'reach', as: 'text_or_none' } },
  status: grant,
  parent_id: terms,
  can_dispatch: grant,
  can_dispatch_modes: grant,
  is_branded: grant,
  loyalty_insurance: grant,
  arranging_fee: { ...grant, form: { group: 'credit', as: 'number_or_none', unit: 'USD', digits: 2 } },
  freight_system_id: terms,
  markup_percent: terms,
  markup_min: terms,
  markups_by_mode: terms,
  credit_days: { ...terms, form: { group: 'credit', as: 'number_or_none', unit: 'days', digits: 0 } },
  credit_limit: { ...terms, form: { group: 'credit', as: 'number_or_none', unit: 'USD', digits: 2 } },
} as const satisfies Record<string, AccountField>;

type Fields = typeof accountFields;
export type AccountFieldName = keyof Fields;

/** The names of the fields of which something holds. */
type NamesOf<Condition> = { [K in AccountFieldName]: Fields[K] extends Condition ? K : never }[AccountFieldName];

export type OperatorField = NamesOf<{ changedBy: 'operator' }>;
export type HiddenField = NamesOf<{ readBy: 'operator' }>;
type LineField = NamesOf<{ form: { as: 'text' } }>;
type OptionalField = NamesOf<{ form: { as: 'text_or_none' } }>;
export type TextField = LineField | OptionalField;
export type NumberField = NamesOf<{ form: { as: 'number_or_none' } }>;

const every: readonly AccountFieldName[] = keysOf(accountFields);
const formOf = (name: AccountFieldName): InForm | undefined => {
  const field: AccountField = accountFields[name];
  return field.form;
};

/** What only the operator says of an account. */
export const operatorFields = every.filter(
  (name): name is OperatorField => accountFields[name].changedBy === 'operator',
);

/** What an account's own people never read, in the audit neither. */
export const hiddenFields = every.filter((name): name is HiddenField => accountFields[name].readBy === 'operator');

/** What its own people may read too. */
export const shownFields = every.filter(
  (name): name is Exclude<AccountFieldName, HiddenField> => accountFields[name].readBy === 'account',
);

/** Those typed as a line of text; where nothing is typed, the text is empty. */
export const lineFields = every.filter((name): name is LineField => formOf(name)?.as === 'text');

/** Those typed as a line of text; where nothing is typed, there is none. */
export const optionalFields = every.filter((name): name is OptionalField => formOf(name)?.as === 'text_or_none');

/** Those typed as a number that may be left empty. */
export const numberFields = every.filter((name): name is NumberField => formOf(name)?.as === 'number_or_none');

/** The lines of text of a part of the form, in the order of the table. */
export const textFieldsIn = (group: InForm['group']): TextField[] =>
  every
    .filter((name): name is TextField => formOf(name)?.as.startsWith('text') === true)
    .filter((name) => accountFields[name].form.group === group);
