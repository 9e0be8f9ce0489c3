/** Why the operator gives a waiting load back; names are `loads.page.reasons.{reason}`. */
export const reasonsWithoutTruck = ['NO_CAPACITY', 'RATE_TOO_LOW', 'NO_EQUIPMENT', 'LANE_NOT_SERVED', 'OTHER'] as const;

export type ReasonWithoutTruck = (typeof reasonsWithoutTruck)[number];
