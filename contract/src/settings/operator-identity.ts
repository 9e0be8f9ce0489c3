import { z } from 'zod';
import { callable, postal } from '../places/reachable.ts';
import { setting } from '../values/setting.ts';
import { Email, requiredText, scacPattern, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';

const digits = (code: string, pattern: RegExp) =>
  text(20).refine((value) => value === '' || pattern.test(value), { params: { code } });

const optionalEmail = z.union([z.literal(''), Email]);

/**
 * Who runs the portal, as papers, mails and public pages name it. Left empty: the legal name is the name, help is
 * operations' address, mails come under the name, and what is owed is paid to the operator's own address.
 */
export const OperatorIdentity = z.strictObject({
  name: requiredText(80),
  legal_name: text(120),
  /** Standard carrier alpha code: two to four letters. */
  scac: digits('settings.scac_letters', scacPattern),
  /** Authority of the FMCSA. */
  mc_number: digits('settings.authority_digits', /^\d{1,8}$/),
  dot_number: digits('settings.authority_digits', /^\d{1,8}$/),
  /** GS1 company prefix, which numbers of bills of lading and handling units begin with. */
  gs1_prefix: digits('settings.gs1_prefix_digits', /^\d{6,12}$/).min(1),
  address: text(200),
  city: text(100),
  state: text(3),
  zip_code: postal(text(10)),
  country: z.enum(['US', 'CA', 'MX']),
  phone: callable(text(30)),
  remit_to_name: text(120),
  remit_to_address: text(200),
  remit_to_city: text(100),
  remit_to_state: text(3),
  remit_to_zip_code: postal(text(10)),
  accounting_email: optionalEmail,
  operations_email: Email,
  help_email: optionalEmail,
  mail_sender_name: text(80),
  mail_sender_email: Email,
  /** The language operations are written to in. */
  language: Language,
});
export type OperatorIdentity = z.infer<typeof OperatorIdentity>;

/** The operator's identity. The environment fills it on the first start; 0614141 is the prefix of GS1's examples. */
export const operatorIdentity = setting('settings.operator', {
  schema: OperatorIdentity,
  default: {
    name: 'Freight Portal',
    legal_name: '',
    scac: '',
    mc_number: '',
    dot_number: '',
    gs1_prefix: '0614141',
    address: '',
    city: '',
    state: '',
    zip_code: '',
    country: 'US',
    phone: '',
    remit_to_name: '',
    remit_to_address: '',
    remit_to_city: '',
    remit_to_state: '',
    remit_to_zip_code: '',
    accounting_email: '',
    operations_email: 'operations@portal.example',
    help_email: '',
    mail_sender_name: '',
    mail_sender_email: 'no-reply@portal.example',
    language: 'en',
  },
  changedBy: 'act_for_operator',
  label: 'settings.screens.operator.title',
});

/** Where questions about the portal go. */
export const helpEmail = ({ help_email, operations_email }: OperatorIdentity): string => help_email || operations_email;

/** A party as papers print it. */
export type PrintedParty = Pick<
  OperatorIdentity,
  'name' | 'address' | 'city' | 'state' | 'zip_code' | 'country' | 'phone'
> & {
  accounting_email: string | null;
};

/** The operator as it signs and is billed: under its legal name. */
export const operatorParty = (operator: OperatorIdentity): PrintedParty => ({
  ...operator,
  name: operator.legal_name || operator.name,
});

/** Where customers pay. */
export const remitTo = (operator: OperatorIdentity): PrintedParty => {
  const own = operatorParty(operator);
  const name = operator.remit_to_name || own.name;
  if (!operator.remit_to_address) return { ...own, name };
  const { remit_to_address: address, remit_to_city: city, remit_to_state: state } = operator;
  return { ...own, name, address, city, state, zip_code: operator.remit_to_zip_code };
};
