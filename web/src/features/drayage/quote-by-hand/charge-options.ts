import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** What operations may put on a container's quote: the haul, then every service containers know. */
const codes = ['BASE', 'FUEL', 'DROP', ...accessorialsByMode.drayage.map(({ code }) => code)];

/** The charges by their human names. */
export const chargeOptions = (language: Language): { value: string; label: string }[] =>
  codes.map((value) => ({ value, label: lineLabel(value)[language] }));
