import type { Country } from '../places/zip-code.ts';
import { type Cents, cents, less, percentOf, share, sum, times } from '../values/money.ts';
import {
  type ExemptAccount,
  exemptionOf,
  isWithheld,
  type RegisteredTax,
  registrationOf,
  type Tax,
  type TaxLeg,
  type TaxRate,
  taxes,
  untaxedCharges,
  withheldIn,
} from './taxes.ts';

export type TaxedPlace = { country: Country; state: string; zip_code: string };

/** A leg whose freight is billed on a day to an account. */
export type TaxedLeg = {
  origin: TaxedPlace;
  destination: TaxedPlace;
  day: string;
  is_container: boolean;
  account: { id: number; country: string };
};

/** What the operator keeps of taxes. */
export type TaxTables = {
  rates: readonly TaxRate[];
  registrations: readonly RegisteredTax[];
  exemptions: readonly ExemptAccount[];
};

/** Which part of the freight a tax is counted on, as the range of the whole from 0 to 1: of several, they add up to the cent. */
export type TaxedPart = { part_from: number; part_to: number };

/** A tax that is charged for a leg: the rate and the number it is charged under; of an exempt account its certificate. */
export type ChargedRate = {
  tax: Tax;
  leg: TaxLeg;
  /** CA-ON, MX-NLE. */
  place: string;
  percent: number;
  registration: string;
  certificate: string | null;
} & TaxedPart;

type Days = { effective_from: string; effective_to: string | null };

/** Whether a row counts on a day. */
export const isInForce = ({ effective_from, effective_to }: Days, day: string): boolean =>
  effective_from <= day && (effective_to === null || day <= effective_to);

const isLeg = (leg: TaxLeg, country: Country, { origin, destination }: TaxedLeg): boolean => {
  const [from, to] = [origin.country === country, destination.country === country];
  if (leg === 'outbound') return from && !to;
  if (leg === 'inbound') return to && !from;
  return from && to && (leg === 'domestic' || origin.state === destination.state);
};

const placeOf = (leg: TaxLeg, { origin, destination }: TaxedLeg): TaxedPlace =>
  leg === 'outbound' ? origin : destination;

const plainZip = (zip: string): string => zip.replaceAll(' ', '').toUpperCase();

const isOf = ({ leg, country, state, zip_prefix }: TaxRate, taxed: TaxedLeg): boolean => {
  const place = placeOf(leg, taxed);
  return (
    isLeg(leg, country, taxed) &&
    (state === null || state === place.state) &&
    (zip_prefix === null || plainZip(place.zip_code).startsWith(zip_prefix))
  );
};

/** A part of a state goes before it, a state before its country, a leg within it before one from elsewhere, the later before. */
const closest = (a: TaxRate, b: TaxRate): number =>
  (b.zip_prefix?.length ?? 0) - (a.zip_prefix?.length ?? 0) ||
  Number(b.state !== null) - Number(a.state !== null) ||
  Number(b.leg === 'within') - Number(a.leg === 'within') ||
  b.effective_from.localeCompare(a.effective_from);

const wholly: TaxedPart = { part_from: 0, part_to: 1 };

/** The taxes of a leg, one row each. A retention is for companies where it is, and of a tax that is charged. */
export const chargedRates = (tables: TaxTables, leg: TaxedLeg): ChargedRate[] => {
  const found = taxes.flatMap((tax): ChargedRate[] => {
    const [rate] = tables.rates
      .filter((row) => row.tax === tax && isInForce(row, leg.day) && isOf(row, leg))
      .toSorted(closest);
    const number = tables.registrations.find(
      ({ registration, ...days }) => registration === registrationOf[tax] && isInForce(days, leg.day),
    );
    if (!rate || !number) return [];
    const exempt = tables.exemptions.find(
      ({ account_id, exemption, covers, ...days }) =>
        account_id === leg.account.id &&
        exemption === exemptionOf[tax] &&
        (covers === 'all' || leg.is_container) &&
        isInForce(days, leg.day),
    );
    const place = placeOf(rate.leg, leg);
    return [
      {
        tax,
        leg: rate.leg,
        place: `${place.country}-${place.state}`,
        percent: exempt ? 0 : rate.percent,
        registration: number.number,
        certificate: exempt?.certificate ?? null,
        ...wholly,
      },
    ];
  });
  const isCharged = found.some(({ tax, percent }) => tax === 'iva' && percent > 0);
  return found.filter(({ tax }) => !isWithheld(tax) || (isCharged && leg.account.country === withheldIn));
};

/** As exact as it is kept. */
const fraction = (part: number): number => Math.round(part * 1e8) / 1e8;

/**
 * The taxes of freight with several places of delivery. Within Canada what goes to each province is a supply of its own,
 * for what of the price is reasonably its part; how much is unloaded where nobody says, so each delivery has the same.
 * Elsewhere, and of what comes into Canada, the last place counts.
 */
export const chargedParts = (
  tables: TaxTables,
  { destinations, ...leg }: Omit<TaxedLeg, 'destination'> & { destinations: readonly TaxedPlace[] },
): ChargedRate[] => {
  const isSplit = leg.origin.country === 'CA' && destinations.some(({ country }) => country === 'CA');
  const supplies = new Map<string, { rates: ChargedRate[]; count: number }>();
  for (const destination of isSplit ? destinations : destinations.slice(-1)) {
    const rates = chargedRates(tables, { ...leg, destination });
    const key = JSON.stringify(rates);
    supplies.set(key, { rates, count: (supplies.get(key)?.count ?? 0) + 1 });
  }
  const all = [...supplies.values()].reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return [...supplies.values()].flatMap(({ rates, count }) => {
    const part = { part_from: fraction(before / all), part_to: fraction((before + count) / all) };
    before += count;
    return rates.map((rate) => ({ ...rate, ...part }));
  });
};

/** What of a sum a tax is counted on. */
export const partOf = (amount: Cents, { part_from, part_to }: TaxedPart): Cents =>
  less(times(amount, part_to), times(amount, part_from));

/** What of charges a tax of freight is counted on. */
export const taxedSum = (lines: readonly { code: string; amount: number }[]): Cents =>
  sum(lines.filter(({ code }) => !untaxedCharges.includes(code)).map(({ amount }) => cents(amount)));

/**
 * The tax of a sum: once an invoice and tax, half a cent up (ETA 165.2 (2)), each of the same sum, so that QST is not
 * counted on GST. What is withheld is below nothing.
 */
export const taxOf = (base: Cents, { tax, percent }: Pick<ChargedRate, 'tax' | 'percent'>): Cents => {
  const amount = percentOf(base, percent);
  return isWithheld(tax) ? times(amount, -1) : amount;
};

type KeptTax = Pick<ChargedRate, 'tax' | 'percent' | keyof TaxedPart> & { base: number; amount: number };

/** What a tax of an invoice becomes more where the invoice is charged so much more, or less: in all it is the tax of the whole. */
export const taxOfChange = ({ tax, percent, base, amount, ...part }: KeptTax, by: Cents): Cents =>
  less(taxOf(sum([cents(base), partOf(by, part)]), { tax, percent }), cents(amount));

/**
 * What of a tax a further credit takes back, where `credited` of an invoice of `total` are credited with it: in all the
 * same part as of the invoice, and all of it once the whole invoice is credited.
 */
export const creditedTax = ({
  charged,
  takenBack,
  credited,
  total,
}: {
  charged: Cents;
  takenBack: Cents;
  credited: Cents;
  total: Cents;
}): Cents => (total === 0 ? cents(0) : less(share(charged, credited, total), takenBack));
