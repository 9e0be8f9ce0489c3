import { LineItemInput } from '@portal/contract/commodities/line-item.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { errorKey } from '@portal/contract/phrases/error-code.ts';
import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem, problems } from '../../../platform/http/errors.ts';
import { bothPhrases } from '../../../platform/mail/phrases.ts';
import { assertHazmat } from '../../commodities/item-hazmat.ts';
import { refuseWithoutTransit } from '../../places/border/check-transit.ts';
import { refuseWithoutRoad } from '../../places/refuse-without-road.ts';
import type { OpenDetail } from '../open-details.ts';
import { assertLoadFits } from './assert-load-fits.ts';
import { checkDetails } from './check-accessorials.ts';
import { checkPickupDate, type PreparedLoad } from './prepare-load.ts';
import { checkLimitedAccess } from './stop-accessorials.ts';

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
