import { type StopFlagRule, stopFlagRuleOf, stopFlagRules } from '@portal/contract/accessorials/stop-flags.ts';
import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import type { LoadDetails, LoadInput, StopInput } from '@portal/contract/loads/load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { deletePart, insertAccessorials, updateAccessorial } from './load-parts.queries.ts';

const flagged = (stops: readonly StopInput[], { type, flag }: StopFlagRule): StopInput | undefined =>
  stops.find((stop) => stop.type === type && stop[flag]);

const requestFor = ({ code, flag }: StopFlagRule, stop: StopInput): AccessorialRequest => {
  if (flag === 'residential') return { code, details: {} };
  if (!stop.limited_access_type) throw problem('http.required', 400, { field: 'limited_access_type' });
  return { code, details: { limited_access_type: stop.limited_access_type } };
};

/** A new load's accessorials; the kind of limited access comes from the stop where the accessorial does not name it. */
export const accessorialsWithStopDetails = ({
  stops,
  accessorials,
}: Pick<LoadInput, 'stops' | 'accessorials'>): AccessorialRequest[] =>
  accessorials.map((request) => {
    const rule = stopFlagRuleOf(request.code);
    const kind = rule?.flag === 'limited_access' && flagged(stops, rule)?.limited_access_type;
    return kind ? { ...request, details: { limited_access_type: kind, ...request.details } } : request;
  });

/** The accessorials of a load whose stops change: added for flags that are set, removed for flags that are cleared. */
export const accessorialsForStops = (current: LoadInput, stops: readonly StopInput[]): AccessorialRequest[] =>
  stopFlagRules.reduce<AccessorialRequest[]>((accessorials, rule) => {
    const [before, after] = [flagged(current.stops, rule), flagged(stops, rule)];
    const sameKind = before?.limited_access_type === after?.limited_access_type;
    if (Boolean(before) === Boolean(after) && (rule.flag === 'residential' || sameKind)) return accessorials;
    const others = accessorials.filter(({ code }) => code !== rule.code);
    return after ? [...others, requestFor(rule, after)] : others;
  }, current.accessorials);

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
