import { loadModes, modes, type LoadMode } from './modes.ts';

/** Ways to ask for a quote, as the address bar spells them: each mode, a truck to choose, or all of them at once. */
export const quoteTypes = [
  'multi-service',
  'ltl',
  'dedicated',
  'ftl',
  'expedited',
  'reefer',
  'flatbed',
  'drayage',
] as const;
export type QuoteType = (typeof quoteTypes)[number];

/** The department id that stands for all modes at once. */
export const allOptionsDepartmentId = -1;

type Flag = (typeof modes)[LoadMode]['flag'];
export type ModeFlags = Record<Flag, boolean>;

const truckModes: readonly LoadMode[] = ['ftl', 'expedited', 'reefer', 'flatbed'];

/** The modes a person may ask for, in the order of the tabs. */
export const enabledModes = (flags: ModeFlags): LoadMode[] => loadModes.filter((mode) => flags[modes[mode].flag]);

/** Whether a way to ask is open to a person with these dispatch flags. */
export const isEnabled = (type: QuoteType, flags: ModeFlags): boolean => {
  const enabled = enabledModes(flags);
  if (type === 'multi-service') return enabled.length > 1;
  if (type === 'dedicated') return enabled.some((mode) => truckModes.includes(mode));
  return enabled.includes(type);
};

/** The way to ask that opens first: all modes at once for those who have several. Undefined where none is enabled. */
export const firstQuoteType = (flags: ModeFlags): QuoteType | undefined =>
  quoteTypes.find((type) => isEnabled(type, flags));

/** How many quotes the "all options" tab announces: the weights of the modes that are enabled. */
export const allOptionsCount = (flags: ModeFlags): number =>
  enabledModes(flags).reduce((count, mode) => count + modes[mode].weight, 0);
