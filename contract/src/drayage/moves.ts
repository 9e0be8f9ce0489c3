// No schemas here: screens read these tables, and must not load the validation library for them.

/** Which way a container goes; names are the phrases `drayage.directions.{direction}`. */
export const directions = ['import', 'export', 'one_way', 'transload'] as const;
export type Direction = (typeof directions)[number];

/** What happens at the door: the driver waits, leaves the container and comes back, or leaves it and takes another. */
export const deliveryTypes = ['live_unload', 'drop_and_pick', 'drop_and_hook'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** Who brings the chassis. */
export const chassisProviders = ['trucker', 'steamship_line', 'customer'] as const;
export type ChassisProvider = (typeof chassisProviders)[number];

/** Where a container stands with customs; names are the phrases `drayage.customs_statuses.{status}`. */
export const customsStatuses = ['released', 'in_bond', 'on_hold'] as const;
export type CustomsStatus = (typeof customsStatuses)[number];

/** What a drayage load is known by; names are the phrases `drayage.references.{kind}`. */
export const drayageReferences = [
  'booking_number',
  'container_number',
  'master_bl',
  'pickup_number',
  'steamship_line',
  'vessel',
  'voyage',
  'seal_number',
  'last_free_day',
  'earliest_return_day',
  'cut_off',
  'empty_return_location',
] as const;
export type DrayageReference = (typeof drayageReferences)[number];

const requiredByDirection: Readonly<Record<Direction, readonly DrayageReference[]>> = {
  import: ['container_number', 'master_bl'],
  export: ['booking_number'],
  one_way: ['container_number'],
  transload: ['container_number', 'master_bl'],
};

/** The references that must be there before a container can be picked up and are not. */
export const missingReferences = (
  direction: Direction,
  given: Readonly<Partial<Record<DrayageReference, string | null>>>,
): DrayageReference[] => requiredByDirection[direction].filter((kind) => !given[kind]?.trim());
