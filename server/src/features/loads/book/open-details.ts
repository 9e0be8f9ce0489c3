import { LineItemInput } from '@portal/contract/commodities/line-item.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { MissingDetail } from '@portal/contract/loads/external-id.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { type ErrorCode, errorKey } from '@portal/contract/phrases/error-code.ts';
import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import { languages } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem, problem, problems } from '../../../platform/http/errors.ts';
import { bothPhrases, phrase, phraseOfCode } from '../../../platform/mail/phrases.ts';
import { assertHazmat } from '../../commodities/item-hazmat.ts';
import { refuseWithoutTransit } from '../../places/border/check-transit.ts';
import { refuseWithoutRoad } from '../../places/refuse-without-road.ts';
import { assertLoadFits } from './assert-load-fits.ts';
import { checkDetails } from './check-accessorials.ts';
import { checkPickupDate, type PreparedLoad } from './prepare-load.ts';
import { checkLimitedAccess } from './stop-accessorials.ts';

/** What an order left open, as its load's row keeps it: a field of the load's body, and what is wrong with it. */
export type OpenDetail = { field: string; code: string; msg: MissingDetail['words'] };

type Item = LoadInput['line_items'][number];

const required = (field: string): OpenDetail => ({
  field,
  code: 'http.required',
  msg: bothPhrases(errorKey('http.required')),
});

/** Fields that stand as 0 or an empty text where nobody has said them. */
const blankFields = (item: Item): string[] => {
  const isSized = item.length !== null && item.width !== null && item.height !== null;
  return [
    ...(['handling_unit', 'handling_unit_count', 'weight'] as const).filter((field) => !item[field]),
    ...(item.freight_class === null && !isSized ? ['freight_class'] : []),
  ];
};

const ofItem = (item: Item, index: number): OpenDetail[] => {
  const blank = blankFields(item);
  const { error } = LineItemInput.safeParse(item, { reportInput: true });
  const others = (error?.issues ?? []).filter(({ path }) => !blank.includes(String(path[0])));
  const found = problems(others.map((issue) => ({ ...issueCode(issue), field: issueField(issue) }))).items;
  return [...blank.map(required), ...found.map(({ field = '', code, msg }) => ({ field, code, msg }))].map(
    (detail) => ({ ...detail, field: `line_items.${index}.${detail.field}` }),
  );
};

const refusalsOf = (check: () => void): OpenDetail[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.items.map(({ field = '', code, msg }) => ({ field, code, msg }));
  }
};

/**
 * What keeps a load that came as an order from being priced, each at its field, by the rules of a new load. `lacksDay`:
 * nobody has said when it is picked up.
 */
export const openDetailsOf = (
  ctx: Ctx,
  trucks: readonly Truck[],
  input: LoadInput,
  { load, lacksDay }: { load: PreparedLoad; lacksDay: boolean },
): OpenDetail[] => {
  const ofItems = input.line_items.flatMap(ofItem);
  const [pickup] = load.stops;
  const checks: (() => void)[] = [
    () => checkLimitedAccess(input),
    () => checkDetails(input.accessorials),
    () => assertHazmat(load.items),
    () => refuseWithoutRoad(ctx, load.stops),
    () => refuseWithoutTransit(load.stops, input.in_transit),
    ...(lacksDay ? [] : [() => checkPickupDate(ctx, input.pickup_date, pickup?.timezone ?? 'UTC')]),
    // What a truck holds is only known of lines that say what they are.
    ...(ofItems.length > 0 ? [] : [() => assertLoadFits(trucks, load.modes, input)]),
  ];
  return [...(lacksDay ? [required('pickup_date')] : []), ...ofItems, ...checks.flatMap(refusalsOf)];
};

const placeOf = (field: string): { name: string; line: number } => {
  const [, index = '0'] = /^(?:line_items|stops)\.(\d+)/.exec(field) ?? [];
  return { name: field.split('.').at(-1) ?? '', line: Number(index) + 1 };
};

/** An open detail as it is read: what is missing by its name, anything else in the words of the rule. */
const present = ({ field, code, msg }: OpenDetail): MissingDetail => {
  const { name, line } = placeOf(field);
  const isBlank = code === 'http.required' || code === 'commodities.hazmat_packaging_missing';
  const words = { ...msg };
  for (const language of languages) {
    const named = isBlank && phraseOfCode(language, 'loads.orders.missing', name, { line });
    if (named) words[language] = named;
  }
  return { field, words };
};

/** A load as it is shown, what its order left open in words. */
export const withMissing = <L extends { missing: unknown }>(load: L) => ({
  ...load,
  missing: (load.missing as OpenDetail[]).map(present),
});

/** Refuses with 409 `loads.incomplete` to ask for prices of a load whose order left something open. */
export const refuseIncomplete = (missing: readonly MissingDetail[]): void => {
  const [first] = missing;
  if (!first) return;
  const refused = problem('loads.incomplete' satisfies ErrorCode, 409, { field: first.field });
  for (const item of refused.items) {
    for (const language of languages) {
      const list = missing.map(({ words }) => words[language]).join(', ');
      item.msg[language] = phrase(language, 'loads.errors.incomplete', { missing: list });
    }
  }
  throw refused;
};
