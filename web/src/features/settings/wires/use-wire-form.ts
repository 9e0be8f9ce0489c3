import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { fieldsOf, saveWire, storedFields, type WireFields, wireFaults } from './wire-form.ts';
import { wireList } from './wires.api.ts';

/** The form of a new wire, or of one that stands. */
export const useWireForm = (wire: Wire | null, onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useVersionedForm<WireFields, Wire>({
    initial: fieldsOf(wire),
    version: wire?.version,
    fields: storedFields[wire?.wire ?? 'portal'],
    check: (typed) => wireFaults(wire, typed),
    read: async () => {
      const all = await client.fetchQuery({ ...wireList, staleTime: 0 });
      const stored = all.find(({ id }) => id === wire?.id) ?? null;
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => saveWire(wire, typed, version),
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onDone();
    },
  });
};

export type WireForm = ReturnType<typeof useWireForm>;
