import type { NewLocation } from './places.api.ts';
import type { Location } from '@portal/contract/places/saved-location.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { Can } from '../../platform/session/can.tsx';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BookmarkIcon } from '../../ui/icons/action-icons.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { addLocation } from './places.api.ts';
import { placeKeys } from './places.keys.ts';
import classes from './save-location.module.css';

type SaveLocationProps = {
  /** The typed address with its contact and hours. */
  location: Omit<NewLocation, 'name'>;
  onSaved: (location: Location) => void;
};

/** Button that saves a typed address under a name, for those who may add locations. */
export const SaveLocation = ({ location, onSaved }: SaveLocationProps) => {
  const { t } = useTranslation();
  return (
    <Can permission="post:locations">
      <div>
        <Popup
          label={t('places.fields.save_location')}
          align="start"
          width={320}
          trigger={(props) => (
            <Button size="small" icon={<BookmarkIcon size={15} />} {...props}>
              {t('places.fields.save_location')}
            </Button>
          )}
        >
          <LocationName location={location} onSaved={onSaved} />
        </Popup>
      </div>
    </Can>
  );
};

// No form element: its submit would reach the booking form through React's tree.
const LocationName = ({ location, onSaved }: SaveLocationProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const saving = useMutation({
    mutationFn: addLocation,
    onSuccess: async (saved) => {
      onSaved(saved);
      notify.success(t('places.fields.location_saved', { name: saved.name }));
      await client.invalidateQueries({ queryKey: placeKeys.allLocations });
    },
  });
  return (
    <div className={classes.panel}>
      <TextField
        label={t('places.fields.location_name')}
        required
        value={name}
        onChange={setName}
        maxLength={120}
        error={saving.error ? errorText(saving.error) : undefined}
      />
      <Button
        kind="primary"
        size="small"
        disabledReason={name.trim() === '' ? t('places.fields.location_name_missing') : undefined}
        pending={saving.isPending}
        onClick={() => saving.mutate({ ...location, name: name.trim() })}
      >
        {t('places.fields.save')}
      </Button>
    </div>
  );
};
