import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCancelled } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { SentFile } from '../../documents/upload/upload-entry.tsx';
import { uploadRefusal } from '../../documents/upload/upload-refusal.ts';
import { insuranceFiles } from '../insurance.api.ts';
import { type SignedAddress, sendInsuranceFile } from './send-insurance-file.ts';

type Upload = SentFile & { id: string };

/** Files that are being added to a quote or certificate: sent as soon as they are chosen, and kept while they fail. */
export const useUploads = (quoteId: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const addresses = useRef(new Map<string, SignedAddress>());
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: string) => setUploads((before) => before.filter((one) => one.id !== id));

  const send = async ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    change(id, { state: 'sending', sent: 0, error: undefined });
    try {
      await sendInsuranceFile(quoteId, file, {
        address: addresses.current.get(id),
        onAddress: (address) => addresses.current.set(id, address),
        onSent: (sent) => change(id, { sent }),
        signal: controller.signal,
      });
      drop(id);
      notify.success(t('documents.files.added', { count: 1 }));
    } catch (error) {
      if (isCancelled(error)) drop(id);
      else change(id, { state: 'failed', error });
    } finally {
      controllers.current.delete(id);
      // A file may have arrived although its reply was lost or it was cancelled late.
      void client.invalidateQueries({ queryKey: insuranceFiles(quoteId).queryKey });
    }
  };

  const add = (files: readonly File[]) => {
    const chosen = files.map((file): Upload => ({ id: crypto.randomUUID(), file, state: 'ready', sent: 0 }));
    setUploads((before) => [...before, ...chosen]);
    for (const one of chosen) if (!uploadRefusal(one)) void send(one);
  };

  const close = (id: string) => {
    const controller = controllers.current.get(id);
    if (controller) controller.abort();
    else drop(id);
  };

  return { uploads, add, close, retry: send };
};
