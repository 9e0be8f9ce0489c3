import type { z } from 'zod';
import { unlessStored } from '../values/values.ts';
import { isPhone } from './phone.ts';
import { anyZipCode, countries } from './zip-code.ts';

const isCallable = (phone: string): boolean => phone === '' || countries.some((country) => isPhone(phone, country));
const isPostal = (code: string): boolean => code === '' || anyZipCode.test(code);

/** A phone of somebody whose country nobody says: it can be called in one of the three. None is fine where the text may be empty. */
export const callable = <T extends z.ZodType<string>>(phone: T): T =>
  phone.refine(unlessStored(isCallable), { params: { code: 'places.phone_invalid' } });

/** A postal code of one of the three countries, or none. */
export const postal = <T extends z.ZodType<string>>(code: T): T =>
  code.refine(unlessStored(isPostal), { params: { code: 'places.zip_invalid' } });
