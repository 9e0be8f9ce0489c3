import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { selectionAddress } from '../../loads/addresses.ts';
import { loadDetails } from '../../loads/loads.api.ts';
import { loadKeys } from '../../loads/loads.keys.ts';
import classes from './again-dialog.module.css';
import type { bookLaneAgain } from './lanes.api.ts';

type AgainDialogProps = {
  /** What is booked again, by its places or its name. */
  what: string;
  /** Makes the load for a day; the same key twice is one load. */
  make: (pickupDate: string, key: string) => ReturnType<typeof bookLaneAgain>;
  /** Opens the booking form, filled in, instead. */
  onChange: () => void;
  onClose: () => void;
};

/** Asks for the pickup date alone, and then carriers for their prices. */
export const AgainDialog = ({ what, make, onChange, onClose }: AgainDialogProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [day, setDay] = useState(() => addBusinessDays(today(), 1));
  const [key] = useState(() => crypto.randomUUID());
  const quote = useMutation({
    // Another day is another load.
    mutationFn: () => make(day, `${key}-${day}`),
    onSuccess: async (load) => {
      client.setQueryData(loadDetails(load.id).queryKey, load);
      await client.invalidateQueries({ queryKey: loadKeys.all, refetchType: 'none' });
      await navigate(selectionAddress(load.id));
    },
  });
  return (
    <Dialog
      title={t('templates.again.title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onChange}>
            {t('templates.again.change')}
          </Button>
          <Button
            kind="primary"
            pending={quote.isPending}
            disabledReason={day === '' && t('templates.again.pickup_date')}
            onClick={() => quote.mutate()}
          >
            {t('templates.again.quote')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <p>
          <b>{what}</b>
          <br />
          {t('templates.again.keeps')}
        </p>
        <DateField label={t('templates.again.pickup_date')} value={day} onChange={setDay} min={today()} />
        {quote.error && <Callout kind="danger">{errorText(quote.error)}</Callout>}
      </div>
    </Dialog>
  );
};
