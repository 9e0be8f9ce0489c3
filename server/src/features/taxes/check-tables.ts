import type { ExemptAccount, RegisteredTax, TaxRate } from '@portal/contract/taxes/taxes.ts';
import { isInForce } from '@portal/contract/taxes/taxes-of-leg.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Ctx } from '../../platform/context.ts';
import { problems } from '../../platform/http/errors.ts';
import { findKnownAccounts } from './legs.queries.ts';

const keyOf = ({ tax, country, state, zip_prefix, leg, effective_from }: TaxRate): string =>
  [tax, country, state, zip_prefix, leg, effective_from].join(' ');

/** 400 `taxes.rate_twice` at a rate of the same tax, place, leg and first day as one above it. */
export const refuseRatesTwice = (_ctx: Ctx, rows: readonly TaxRate[]): Promise<void> => {
  const keys = rows.map(keyOf);
  const twice = keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
  if (twice.length === 0) return Promise.resolve();
  const code = 'taxes.rate_twice' as const;
  return Promise.reject(problems(twice.map((at) => ({ code, field: `${at}.effective_from` }))));
};

/** 400 `taxes.number_twice` at a number that is in force on the first day of another one of its registration. */
export const refuseNumbersTwice = (_ctx: Ctx, rows: readonly RegisteredTax[]): Promise<void> => {
  const faults = rows.flatMap(({ registration, effective_from }, at) => {
    const meets = rows.some(
      (other, index) => index !== at && other.registration === registration && isInForce(other, effective_from),
    );
    const params = { day: dayText(effective_from) };
    return meets ? [{ code: 'taxes.number_twice' as const, field: `${at}.effective_from`, params }] : [];
  });
  return faults.length === 0 ? Promise.resolve() : Promise.reject(problems(faults));
};

/** 400 `taxes.account_unknown` at the row of an account that is not there. */
export const refuseUnknownAccounts = async (ctx: Ctx, rows: readonly ExemptAccount[]): Promise<void> => {
  const known = await findKnownAccounts(
    ctx.db,
    rows.map(({ account_id }) => account_id),
  );
  const faults = rows.flatMap(({ account_id }, at) =>
    known.includes(account_id) ? [] : [{ code: 'taxes.account_unknown' as const, field: `${at}.account_id` }],
  );
  if (faults.length > 0) throw problems(faults);
};
