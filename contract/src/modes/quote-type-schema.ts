import { z } from 'zod';
import { quoteTypes } from './quote-types.ts';

export const QuoteType = z.enum(quoteTypes);
