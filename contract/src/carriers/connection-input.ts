import { z } from 'zod';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { countries } from '../places/zip-code.ts';
import { requiredText, scacPattern, text } from '../values/values.ts';
import { CalendarRow, ClosedDayRow } from './calendar.ts';
import { proChecks } from './pro-check.ts';
import { secret } from '../values/secret.ts';

/** Absolute, or a path below the simulated carriers' common address. */
const ApiAddress = text(300).regex(/^(https?:\/\/[^\s/]\S*|\/\S*)$/);
/** A number of the FMCSA, or none. */
const AuthorityNumber = text(8).regex(/^\d*$/);
const dollars = (most: number) => z.number().min(0).max(most).multipleOf(0.01);
const distinct = <T extends z.ZodType<string>>(item: T) =>
  z
    .array(item)
    .min(1)
    .max(10)
    .refine((all) => new Set(all).size === all.length);

const Version = z.int().min(1);

/** A carrier as its file has it, and how it is reached. */
const fields = {
  name: requiredText(120),
  short_name: requiredText(40),
  modes: distinct(LoadMode),
  countries: distinct(z.enum(countries)),
  /** The code of a calendar; null: the federal holidays. */
  calendar: CalendarRow.shape.code.nullable(),
  /** `tariff`: by the operator's tables. `api`: the carrier is asked. */
  rating: z.enum(['tariff', 'api']),
  api_address: ApiAddress.nullable(),
  parcels_only: z.boolean(),
  /** Hours a carrier has to answer a tender. */
  tender_hours: z.number().min(0.01).max(720).multipleOf(0.01),
  /** Dollars. */
  liability_new_per_lb: dollars(10_000),
  liability_used_per_lb: dollars(10_000),
  liability_max: dollars(100_000_000),
  mc_number: AuthorityNumber,
  dot_number: AuthorityNumber,
  /** How the check digit of its PRO numbers is computed. */
  pro_check: z.enum(proChecks),
};

/** What the carrier's API asks for; never read again. */
const ApiKey = secret(requiredText(500));

export const ConnectionInput = z.strictObject({
  scac: z.string().refine((scac) => scacPattern.test(scac), { params: { code: 'settings.scac_letters' } }),
  ...fields,
  api_key: ApiKey.optional(),
});
export type ConnectionInput = z.infer<typeof ConnectionInput>;

/** What may change: all but the SCAC. An API key is kept only as long as the address it goes to. */
export const ConnectionChange = z
  .strictObject({ ...fields, enabled: z.boolean(), api_key: ApiKey })
  .partial()
  .extend({ version: Version });
export type ConnectionChange = z.infer<typeof ConnectionChange>;

const ClosedDays = z
  .array(ClosedDayRow.omit({ calendar: true }))
  .max(500)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length);

export const CalendarInput = z.strictObject({ ...CalendarRow.shape, closed_days: ClosedDays });
export type CalendarInput = z.infer<typeof CalendarInput>;

/** A calendar's name and all its closed days, in place of those it had. */
export const CalendarChange = CalendarInput.omit({ code: true }).extend({ version: Version });
export type CalendarChange = z.infer<typeof CalendarChange>;

/** What a test of a connection found: `key_refused` is 401 or 403, `refused` any other answer that is a no. */
export const connectionFaults = ['none', 'no_address', 'unreachable', 'key_refused', 'refused', 'nonsense'] as const;
