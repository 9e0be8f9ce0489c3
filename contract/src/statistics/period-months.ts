// No schemas here: screens read these lists, and must not load the validation library for them.

/** How many months screens show figures of, the present one included; all time beside them. */
export const periodMonths = [1, 3, 6, 11] as const;
