import type { ErrorItem } from '@portal/contract/http/error-reply.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../platform/i18n.ts';

/** What is wrong with a field: a phrase by its key, or what the server said. Kept untranslated: languages may switch. */
export type Fault = { phrase: string; params?: Record<string, string | number> } | { said: BothLanguages };

/** Faults by the dotted path of their field, as the contract names it. */
export type Faults = Readonly<Record<string, Fault>>;

export const noFaults: Faults = {};

/** A fault in the language on screen. */
export const faultText = (fault: Fault | undefined, t: TFunction): string | undefined => {
  if (!fault) return undefined;
  return 'said' in fault ? fault.said[currentLanguage()] : t(fault.phrase, fault.params ?? {});
};

/** The faults of a refused call that name a field. */
export const serverFaults = (items: readonly ErrorItem[]): Faults =>
  Object.fromEntries(items.flatMap((item) => (item.field ? [[item.field, { said: item.msg }]] : [])));

/** The first fault at a path or below it, for a control that holds several fields. */
export const faultUnder = (faults: Faults, path: string): Fault | undefined =>
  Object.entries(faults).find(([field]) => field === path || field.startsWith(`${path}.`))?.[1];

/** The faults without those at a path and below it: what was changed there may have mended them. */
export const withoutFaultsUnder = (faults: Faults, path: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field !== path && !field.startsWith(`${path}.`)));
