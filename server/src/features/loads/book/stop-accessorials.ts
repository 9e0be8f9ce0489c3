import { type StopFlagRule, stopFlagRuleOf, stopFlagRules } from '@portal/contract/accessorials/stop-flags.ts';
import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import type { LoadDetails, LoadInput, StopInput } from '@portal/contract/loads/load.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { PlacedStop } from './prepare-load.ts';
import { deletePart, insertAccessorials, updateAccessorial, updateStop } from './load-parts.queries.ts';

type StopServices = Pick<LoadInput, 'stops' | 'accessorials'>;

const flagged = (stops: readonly StopInput[], { type, flag }: StopFlagRule): StopInput | undefined =>
  stops.find((stop) => stop.type === type && stop[flag]);

const requestFor = ({ code, flag }: StopFlagRule, stop: StopInput): AccessorialRequest => {
  const kind = flag === 'limited_access' && stop.limited_access_type;
  return { code, details: kind ? { limited_access_type: kind } : {} };
};

/** The kind of limited access comes from the stop where the accessorial does not name it. */
const withKind = (request: AccessorialRequest, stops: readonly StopInput[]): AccessorialRequest => {
  const rule = stopFlagRuleOf(request.code);
  const kind = rule?.flag === 'limited_access' && flagged(stops, rule)?.limited_access_type;
  return kind ? { ...request, details: { limited_access_type: kind, ...request.details } } : request;
};

/** Stops that say what the accessorials say: where none of an end does, its outermost stop. */
export const stopsWithFlags = ({ stops, accessorials }: StopServices): StopInput[] =>
  stopFlagRules.reduce<StopInput[]>((known, rule) => {
    const request = accessorials.find(({ code }) => code === rule.code);
    if (!request || flagged(known, rule)) return known;
    const [isOfEnd, kind] = [(stop: StopInput) => stop.type === rule.type, request.details.limited_access_type];
    const index = rule.type === 'pickup' ? known.findIndex(isOfEnd) : known.findLastIndex(isOfEnd);
    const stop = known[index];
    if (!stop) return known;
    return known.with(index, {
      ...stop,
      [rule.flag]: true,
      ...(rule.flag === 'limited_access' && kind ? { limited_access_type: kind } : {}),
    });
  }, stops);

const cleared = {
  residential: { residential: false },
  limited_access: { limited_access: false, limited_access_type: null },
};

/** Stops without the flag that an accessorial stood for. */
export const stopsWithoutFlag = (stops: readonly StopInput[], code: string): StopInput[] => {
  const rule = stopFlagRuleOf(code);
  return stops.map((stop) => (stop.type === rule?.type ? { ...stop, ...cleared[rule.flag] } : stop));
};

/**
 * Makes stops and accessorials say the same, whichever of the two a caller gave: flags become the services that carriers
 * price, of those the modes offer, and services become flags.
 */
export const withStopServices = (modes: readonly LoadMode[], given: StopServices): StopServices => {
  const stops = stopsWithFlags(given);
  const offered = new Set<string>(modes.flatMap(accessorialsToAsk).map(({ code }) => code));
  const listed = new Set<string>(given.accessorials.map(({ code }) => code));
  const derived = stopFlagRules.flatMap((rule) => {
    const stop = flagged(stops, rule);
    return stop && offered.has(rule.code) && !listed.has(rule.code) ? [requestFor(rule, stop)] : [];
  });
  return { stops, accessorials: [...given.accessorials, ...derived].map((request) => withKind(request, stops)) };
};

/** Refuses with 400 `http.required` limited access of an unknown kind, which no carrier can price. */
export const checkLimitedAccess = ({ stops, accessorials }: StopServices): void => {
  for (const rule of stopFlagRules.filter(({ flag }) => flag === 'limited_access')) {
    const index = stops.findIndex((stop) => stop.type === rule.type && stop.limited_access);
    const request = accessorials.find(({ code }) => code === rule.code);
    if (index >= 0 && request && !request.details.limited_access_type) {
      throw problem('http.required', 400, { field: `stops.${index}.limited_access_type` });
    }
  }
};

/** The accessorials of a load whose stops change: added for flags that are set, removed for flags that are cleared. */
export const accessorialsForStops = (current: LoadInput, stops: readonly StopInput[]): AccessorialRequest[] =>
  stopFlagRules.reduce<AccessorialRequest[]>((accessorials, rule) => {
    const [before, after] = [flagged(current.stops, rule), flagged(stops, rule)];
    const sameKind = before?.limited_access_type === after?.limited_access_type;
    if (Boolean(before) === Boolean(after) && (rule.flag === 'residential' || sameKind)) return accessorials;
    if (after && rule.flag === 'limited_access' && !after.limited_access_type) {
      throw problem('http.required', 400, { field: 'limited_access_type' });
    }
    const others = accessorials.filter(({ code }) => code !== rule.code);
    return after ? [...others, requestFor(rule, after)] : others;
  }, current.accessorials);

/** Writes the stops of a load whose flags change; they keep their ids. */
export const writeStopFlags = async (tx: Ctx, load: LoadDetails, stops: readonly PlacedStop[]): Promise<void> => {
  for (const [i, known] of load.stops.entries()) {
    const stop = stops[i];
    const isSame = (['residential', 'limited_access', 'limited_access_type'] as const).every(
      (flag) => known[flag] === (stop?.[flag] ?? null),
    );
    if (stop && !isSame) await updateStop(tx, known.id, stop);
  }
};

/** Replaces a load's accessorials; those that stay keep their ids. */
export const writeAccessorials = async (
  tx: Ctx,
  load: LoadDetails,
  wanted: readonly AccessorialRequest[],
): Promise<void> => {
  const present = new Map(load.accessorials.map((one) => [one.code, one]));
  const stays = new Set<string>(wanted.map(({ code }) => code));
  for (const { id, code } of load.accessorials) if (!stays.has(code)) await deletePart(tx, 'load_accessorials', id);
  for (const { code, details } of wanted) {
    const known = present.get(code);
    if (known) await updateAccessorial(tx, known.id, details);
  }
  await insertAccessorials(
    tx,
    load.id,
    wanted.filter(({ code }) => !present.has(code)),
  );
};
