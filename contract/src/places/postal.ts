import { z } from 'zod';

export const Country = z.enum(['US', 'CA', 'MX']);

export const ZipCode = z.string().regex(/^(\d{5}(-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/);
