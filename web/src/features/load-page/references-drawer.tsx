import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { loadDetails } from '../loads/loads.api.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './load-page.module.css';
import { loadKeys } from '../loads/loads.keys.ts';

const loads = callsOf<typeof loadsRows>(loadsCalls);

/** Edits order number, PO number and billing reference, which accounting may change at any time. */
export const ReferencesDrawer = ({ load, onClose }: { load: LoadDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [order, setOrder] = useState(load.external_id ?? '');
  const [po, setPo] = useState(load.po_number ?? '');
  const [billing, setBilling] = useState(load.billing_reference ?? '');
  const save = useMutation({
    mutationFn: () =>
      api(loads.changeBilling, {
        params: { id: load.id },
        body: {
          // Left alone unless it changes: who has a number is asked whenever one is given.
          ...(order.trim() !== (load.external_id ?? '') && { external_id: order.trim() || null }),
          po_number: po.trim() || null,
          billing_reference: billing.trim() || null,
        },
      }),
    onSuccess: (changed) => {
      client.setQueryData(loadDetails(load.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: loadKeys.history(load.id) });
      notify.success(t('loads.page.references_saved'));
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('loads.page.edit_references')}
      footer={
        <Button kind="primary" fullWidth pending={save.isPending} onClick={() => save.mutate()}>
          {t('loads.page.save')}
        </Button>
      }
    >
      <div className={classes.form}>
        <TextField
          label={t('loads.page.external_id')}
          hint={t('loads.page.external_id_hint')}
          value={order}
          maxLength={80}
          onChange={setOrder}
        />
        <TextField label={t('loads.page.po_number')} value={po} maxLength={80} onChange={setPo} />
        <TextField
          label={t('loads.page.billing_reference')}
          value={billing}
          maxLength={80}
          onChange={setBilling}
          error={save.isError ? errorText(save.error) : undefined}
        />
      </div>
    </Drawer>
  );
};
