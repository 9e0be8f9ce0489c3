import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    zip_unknown: 'No conocemos este código postal.',
  },
} satisfies Widen<typeof en>;
