import type { HistoryEntry } from '@portal/contract/loads/load.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { TFunction } from 'i18next';
import { timeOfDay } from '../../platform/format.ts';

/** What something was and is now, in the reader's language. */
export type HistoryChange = { label: string; before: string; after: string };

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const contactText = ({ name, phone, email }: Values): string =>
  [name, typeof phone === 'string' && phone ? readablePhone(phone) : '', email].filter(Boolean).join(', ');

const valueText = (field: string, value: unknown, t: TFunction): string => {
  if (isObject(value)) return contactText(value);
  if (typeof value !== 'string' || value === '') return t('loads.page.history_empty');
  return field.endsWith('_time') ? timeOfDay(value) : value;
};

/** The fields of a stop that was changed, each as it was and as it is; none where the history kept no values. */
export const stopChanges = ({ event, details }: HistoryEntry, t: TFunction): HistoryChange[] => {
  const { before, after } = details;
  if (event !== 'change_stop' || !isObject(before) || !isObject(after)) return [];
  return Object.keys(after).map((field) => ({
    label: t(`loads.page.stop_fields.${field}`),
    before: valueText(field, before[field], t),
    after: valueText(field, after[field], t),
  }));
};
