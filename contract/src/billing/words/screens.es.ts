import type { Widen } from '../../words/widen.ts';
import type { words as en } from './screens.en.ts';

export const words: Widen<typeof en> = {
  title: 'Centro de pagos',
};
