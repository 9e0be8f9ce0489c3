import { z } from 'zod';
import { anyZipCode, countries } from './zip-code.ts';

export const Country = z.enum(countries);

export const ZipCode = z.string().regex(anyZipCode);
