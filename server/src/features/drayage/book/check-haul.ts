import { isDomesticNumber } from '@portal/contract/drayage/container-number.ts';
import { container } from '@portal/contract/drayage/containers.ts';
import { containerPlace, isRailRamp, portsAt } from '@portal/contract/drayage/container-places.ts';
import type { ContainerPlace } from '@portal/contract/drayage/data/ports.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import { weightRule } from '@portal/contract/drayage/weight-rule.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';

type Field = keyof DrayageInput;

const operationsEmail = (ctx: Ctx): string => ctx.services.settings.get(operatorIdentity).operations_email;

const knownPlace = (ctx: Ctx, code: string, field: Field): ContainerPlace => {
  const place = containerPlace(code);
  if (!place) throw problem('drayage.place_unknown', 400, { field });
  if (place.zip_code === null) {
    throw problem('drayage.place_by_email', 400, { field, params: { email: operationsEmail(ctx) } });
  }
  return place;
};

const checkTerminal = (place: ContainerPlace, terminal: string | null, field: Field): void => {
  if (terminal === null) return;
  const [port] = portsAt(place.code);
  if (port?.terminals.some(({ code }) => code === terminal)) return;
  throw problem('drayage.terminal_unknown', 400, { field, params: { place: place.name } });
};

const checkOtherEnd = (ctx: Ctx, { direction, place, to_place, to_terminal, door }: DrayageInput): void => {
  if (to_place === null) {
    if (!door) throw problem('drayage.door_missing', 400, { field: 'door' });
    return;
  }
  if (direction !== 'one_way') throw problem('drayage.to_place_only_one_way', 400, { field: 'to_place' });
  if (to_place === place) throw problem('drayage.places_alike', 400, { field: 'to_place' });
  checkTerminal(knownPlace(ctx, to_place, 'to_place'), to_terminal, 'to_terminal');
};

/** Refuses with 400 `drayage.over_weight` what only operations quote; they enter it themselves. */
const checkWeight = (ctx: Ctx, { weight, container }: DrayageInput): void => {
  if (!weightRule(weight, container).needs_operations || can(ctx, 'act_for_operator')) return;
  throw problem('drayage.over_weight', 400, {
    field: 'weight',
    params: { email: operationsEmail(ctx) },
  });
};

/** Papers name the packages within, not the container (49 CFR 172.202(a)(7)). A draft may leave them open. */
const checkPackages = ({ hazmat, packaging_unit, packaging_unit_count, draft }: DrayageInput): void => {
  if (!hazmat || draft) return;
  const code = 'commodities.hazmat_packaging_missing';
  if (!packaging_unit || packaging_unit === 'CNT') throw problem(code, 400, { field: 'packaging_unit' });
  if (!packaging_unit_count) throw problem(code, 400, { field: 'packaging_unit_count' });
};

type CheckedPapers = Pick<
  DrayageInput,
  'container' | 'container_numbers' | 'container_free_days' | 'container_seals' | 'container_count' | 'steamship_line'
>;

/** Checks what is known of the containers by the rules beyond its schema. 400 names the field. */
export const checkPapers = (input: CheckedPapers): void => {
  if (input.container_numbers.length > input.container_count) {
    throw problem('drayage.too_many_numbers', 400, { field: 'container_numbers' });
  }
  if (container(input.container).kind !== 'domestic' && input.container_numbers.some(isDomesticNumber)) {
    throw problem('drayage.container_number_invalid', 400, { field: 'container_numbers' });
  }
  if (new Set(input.container_numbers).size < input.container_numbers.length) {
    throw problem('drayage.number_twice', 400, { field: 'container_numbers' });
  }
  if (!input.container_free_days.every(({ number }) => input.container_numbers.includes(number))) {
    throw problem('drayage.free_day_without_container', 400, { field: 'container_free_days' });
  }
  if (!input.container_seals.every(({ number }) => input.container_numbers.includes(number))) {
    throw problem('drayage.seal_without_container', 400, { field: 'container_seals' });
  }
  if (input.steamship_line && !steamshipLines.some(({ scac }) => scac === input.steamship_line)) {
    throw problem('drayage.carrier_unknown', 400, { field: 'steamship_line' });
  }
};

/** Checks a haul by the rules beyond its schema. 400 names the field. */
export const checkHaul = (ctx: Ctx, input: DrayageInput): void => {
  checkTerminal(knownPlace(ctx, input.place, 'place'), input.terminal, 'terminal');
  checkOtherEnd(ctx, input);
  checkWeight(ctx, input);
  checkPackages(input);
  if (input.chassis_split && !isRailRamp(input.place) && !(input.to_place && isRailRamp(input.to_place))) {
    throw problem('drayage.split_only_rail', 400, { field: 'chassis_split' });
  }
  checkPapers(input);
};
