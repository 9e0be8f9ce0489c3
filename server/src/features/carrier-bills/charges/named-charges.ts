import { isLineCode } from '@portal/contract/accessorials/line-label.ts';
import { chargeNameKey } from '@portal/contract/carrier-bills/charge-name.ts';
import type { BilledCharge } from '../../../platform/database/column-types.ts';
import { problem } from '../../../platform/http/errors.ts';

/** The names by which a carrier may mean a charge: its words, and its code. */
export const namesOf = ({ description, written = '' }: BilledCharge): string[] =>
  [description, written].map(chargeNameKey).filter(Boolean);

/** The name that a charge is remembered by: the carrier's words, else its code. */
export const nameOf = (charge: BilledCharge): string => namesOf(charge)[0] ?? charge.code;

/** A charge as its carrier means it: by what is remembered of its names, else by its own code. */
export const namedCharge = (charge: BilledCharge, names: ReadonlyMap<string, string>): BilledCharge => {
  const { own_code, ...others } = charge;
  const own = own_code ?? charge.code;
  const meant = namesOf(charge)
    .map((name) => names.get(name))
    .find(Boolean);
  return meant === undefined || meant === own ? { ...others, code: own } : { ...others, code: meant, own_code: own };
};

type Named = readonly { name: string; code: string }[];

const named = (charges: readonly BilledCharge[], names: Named): BilledCharge[] => {
  const known = new Map(names.map(({ name, code }) => [name, code]));
  return charges.map((charge) => namedCharge(charge, known));
};

/** The first charge that nobody knows. */
export const unknownCharge = (charges: readonly BilledCharge[], names: Named): string | undefined =>
  named(charges, names).find(({ code }) => !isLineCode(code))?.code;

/** Charges as their carrier means them. 400 `carrier_bills.unknown_charge`. */
export const namedCharges = (charges: readonly BilledCharge[], names: Named): BilledCharge[] => {
  const found = unknownCharge(charges, names);
  if (found === undefined) return named(charges, names);
  throw problem('carrier_bills.unknown_charge', 400, { field: 'lines', params: { found } });
};
