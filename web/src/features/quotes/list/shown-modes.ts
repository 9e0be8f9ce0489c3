import { loadModes, type LoadMode } from '@portal/contract/modes/modes.ts';

/** The modes of an address such as "ltl-ftl". Unknown ones are left out; none means all. */
export const modeList = (raw: unknown): LoadMode[] => {
  const named = typeof raw === 'string' ? raw.split('-') : [];
  return loadModes.filter((mode) => named.includes(mode));
};
