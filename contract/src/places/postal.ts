import { z } from 'zod';
import { countries } from './zip-code.ts';

export const Country = z.enum(countries);

export const ZipCode = z.string().regex(/^(\d{5}(-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/);
