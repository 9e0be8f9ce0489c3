import { z } from 'zod';

/** As loads, tariffs and papers name a truck type; it never changes. Which there are is the operator's table to say. */
export const TruckTypeCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,29}$/);
