import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { portAddress } from '@portal/contract/drayage/port-address.ts';
import { container } from '@portal/contract/drayage/containers.ts';
import { sizeOf } from '@portal/contract/drayage/container-sizes.ts';
import { ports } from '@portal/contract/drayage/data/ports.ts';
import { railRamps } from '@portal/contract/drayage/data/rail-ramps.ts';
import type { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { LoadInput, StopInput } from '@portal/contract/loads/load.ts';

const inchesPerFoot = 12;
const width = 96;
const height = { usual: 102, highCube: 114 };

const nobody = { name: '', phone: '', email: '' };

type End = 'pickup' | 'delivery';

/** What a driver reads on the gate, and where that is. */
const gate = (code: string, terminal: string | null): { name: string; address: string } => {
  const ramp = railRamps.find((one) => one.code === code);
  if (ramp) return { name: `${ramp.railroad} ${ramp.name}`, address: `${ramp.railroad} ${ramp.name} ramp` };
  const port = ports.find((one) => one.code === code);
  const address = portAddress(port?.name ?? code);
  return { name: port?.terminals.find((one) => one.code === terminal)?.name ?? address, address };
};

const placeStop = (type: End, code: string, terminal: string | null): StopInput => {
  const place = containerPlace(code);
  if (!place?.zip_code) throw new RangeError(`no stop at ${code}`);
  return {
    type,
    ...gate(code, terminal),
    city: place.city,
    state: place.state,
    zip_code: place.zip_code,
    country: place.country,
    contact: nobody,
    residential: false,
    limited_access: false,
    reference: '',
  };
};

const otherEnd = (type: End, { to_place, to_terminal, door }: DrayageInput): StopInput => {
  if (to_place !== null) return placeStop(type, to_place, to_terminal);
  if (!door) throw new RangeError('a haul has two ends');
  return { ...door, type };
};

/** A container comes from its place and goes to the door; an export's comes from the door. */
const stopsOf = (input: DrayageInput): StopInput[] =>
  input.direction === 'export'
    ? [otherEnd('pickup', input), placeStop('delivery', input.place, input.terminal)]
    : [placeStop('pickup', input.place, input.terminal), otherEnd('delivery', input)];

const itemsOf = (input: DrayageInput): LoadInput['line_items'] => {
  const box = container(input.container);
  const isHigh = sizeOf(box).endsWith('HC');
  return [
    {
      commodity: input.commodity,
      nmfc_number: null,
      freight_class: null,
      handling_unit: 'CNT',
      handling_unit_count: input.container_count,
      packaging_unit: input.packaging_unit,
      packaging_unit_count: input.packaging_unit_count,
      length: box.length_ft * inchesPerFoot,
      width,
      height: isHigh ? height.highCube : height.usual,
      dimension_unit: 'in',
      weight: input.weight * input.container_count,
      weight_unit: 'lb',
      stackable: false,
      hazmat: input.hazmat,
      temperature: input.temperature,
      net_weight: null,
      unit_value: null,
      hs_code: null,
      country_of_origin: null,
    },
  ];
};

/** A container to be hauled as a load of two stops, with its cargo as one line. */
export const haulAsLoad = (input: DrayageInput): LoadInput => ({
  mode: 'drayage',
  pickup_date: input.pickup_date,
  stops: stopsOf(input),
  line_items: itemsOf(input),
  accessorials: input.accessorials,
  cargo_value_for_insurance: input.cargo_value_for_insurance,
  in_transit: false,
  border: input.border,
  external_id: input.external_id,
  po_number: input.po_number,
  billing_reference: input.billing_reference,
  copied_from: input.copied_from,
  draft: input.draft,
});
