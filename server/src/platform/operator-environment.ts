import { OperatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { Email } from '@portal/contract/values/values.ts';
import { z } from 'zod';

const { shape } = OperatorIdentity;

/** `Portal <no-reply@example.com>`, or the address alone. */
const Mailbox = z
  .string()
  .transform((text) => {
    const [, name = '', email = text] = /^(.*)<(.*)>$/.exec(text) ?? [];
    return { name: name.trim(), email: email.trim() };
  })
  .pipe(z.object({ name: shape.mail_sender_name, email: Email }));

/** The operator's identity in the environment: counts on the first start, from then on the settings hold it. */
export const operatorVariables = {
  OPERATOR_NAME: shape.name.optional(),
  OPERATOR_LEGAL_NAME: shape.legal_name.optional(),
  OPERATOR_SCAC: shape.scac.optional(),
  OPERATOR_MC_NUMBER: shape.mc_number.optional(),
  OPERATOR_DOT_NUMBER: shape.dot_number.optional(),
  OPERATOR_GS1_PREFIX: shape.gs1_prefix.optional(),
  OPERATOR_ADDRESS: shape.address.optional(),
  OPERATOR_CITY: shape.city.optional(),
  OPERATOR_STATE: shape.state.optional(),
  OPERATOR_ZIP_CODE: shape.zip_code.optional(),
  OPERATOR_COUNTRY: shape.country.optional(),
  OPERATOR_PHONE: shape.phone.optional(),
  OPERATOR_LANGUAGE: shape.language.optional(),
  REMIT_TO_NAME: shape.remit_to_name.optional(),
  REMIT_TO_ADDRESS: shape.remit_to_address.optional(),
  REMIT_TO_CITY: shape.remit_to_city.optional(),
  REMIT_TO_STATE: shape.remit_to_state.optional(),
  REMIT_TO_ZIP_CODE: shape.remit_to_zip_code.optional(),
  ACCOUNTING_EMAIL: shape.accounting_email.optional(),
  OPERATIONS_EMAIL: shape.operations_email.optional(),
  HELP_EMAIL: shape.help_email.optional(),
  MAIL_FROM: Mailbox.optional(),
};
const OperatorVariables = z.object(operatorVariables);
type OperatorVariables = z.output<typeof OperatorVariables>;

const withoutPrefix = /^OPERATOR_/;

/** The same for a process that needs nothing else of the environment. */
export const operatorIn = (env: Record<string, string | undefined>): Partial<OperatorIdentity> =>
  operatorOf(OperatorVariables.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))));

/** The fields of the identity that the environment names. */
export const operatorOf = (values: OperatorVariables): Partial<OperatorIdentity> => {
  const { MAIL_FROM: sender } = values;
  const named = Object.entries(values)
    .filter(([name, value]) => Object.hasOwn(operatorVariables, name) && typeof value === 'string')
    .map(([name, value]) => [name.replace(withoutPrefix, '').toLowerCase(), value]);
  return {
    ...OperatorIdentity.partial().parse(Object.fromEntries(named)),
    ...(sender && { mail_sender_name: sender.name, mail_sender_email: sender.email }),
  };
};
