import { loadModes, type LoadMode } from '@portal/contract/modes/modes.ts';

/** The modes in an address: "ltl-ftl". What is unknown is left out; none means all. */
export const modeList = (raw: unknown): LoadMode[] => {
  const named = typeof raw === 'string' ? raw.split('-') : [];
  return loadModes.filter((mode) => named.includes(mode));
};
