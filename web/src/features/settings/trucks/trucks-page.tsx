import { alaskaByRoad } from '@portal/contract/places/places.settings.ts';
import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { allTruckTypes, truckTypesKey } from '../../equipment/equipment.api.ts';
import { truckName } from '../../equipment/truck-name.ts';
import { TruckPicture } from '../../equipment/truck-picture.tsx';
import classes from '../settings-frame.module.css';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { useFlagSetting } from '../use-flag-setting.ts';
import { TruckDrawer } from './truck-drawer.tsx';
import pageClasses from './trucks-page.module.css';
import { changeTruck } from './trucks.api.ts';

/** The trucks that people may ask for, with pictures and limits. */
export const TrucksPage = () => {
  const { t } = useTranslation();
  const query = useQuery(allTruckTypes);
  const [edited, setEdited] = useState<TruckType | 'new' | null>(null);
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
      {t('settings.trucks.new')}
    </Button>
  );
  return (
    <SettingsFrame name="trucks" text={t('settings.trucks.text')} action={add}>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={TruckIcon}>{t('equipment.errors.none_offered')}</EmptyState>
          ) : (
            <ul className={`${classes.list} ${pageClasses.trucks}`}>
              {all.map((truck) => (
                <TruckRow key={truck.id} truck={truck} onEdit={() => setEdited(truck)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AlaskaByRoad />
      {edited && (
        <TruckDrawer
          key={edited === 'new' ? 'new' : edited.id}
          truck={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onAdded={setEdited}
        />
      )}
    </SettingsFrame>
  );
};

/** Weight, length, pallets and temperature, as far as they are limited. */
const useLimits = ({ max_weight_lb, length_ft, pallets, temperature }: TruckType): string => {
  const { t } = useTranslation();
  return [
    t('settings.trucks.limits.weight', { weight: number(max_weight_lb) }),
    length_ft !== null && t('settings.trucks.limits.length', { length: number(length_ft) }),
    pallets !== null && pallets > 0 && t('settings.trucks.limits.pallets', { count: pallets }),
    temperature && t('settings.trucks.limits.temperature', { min: temperature.min_f, max: temperature.max_f }),
  ]
    .filter(Boolean)
    .join(', ');
};

const TruckRow = ({ truck, onEdit }: { truck: TruckType; onEdit: () => void }) => {
  const { t } = useTranslation();
  const name = truckName(truck.label, truck.code);
  return (
    <li className={classes.row}>
      <span className={truck.active ? undefined : pageClasses.off}>
        <TruckPicture code={truck.code} imageUrl={truck.image_url} />
      </span>
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.more}>
          {truck.modes.map((mode) => t(`loads.modes.${mode}`)).join(', ')}
          {!truck.active && ` (${t('settings.trucks.off')})`}
        </span>
      </span>
      <span className={`${classes.more} ${classes.wide}`}>{useLimits(truck)}</span>
      <span className={classes.actions}>
        <OfferedSwitch truck={truck} name={name} />
        <IconButton icon={PencilIcon} label={t('settings.trucks.change', { truck: name })} onClick={onEdit} />
      </span>
    </li>
  );
};

/** On or off, at once. */
const OfferedSwitch = ({ truck: { id, active }, name }: { truck: TruckType; name: string }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (next: boolean) => changeTruck(id, { active: next }),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: truckTypesKey }),
  });
  return (
    <Switch
      label={t('settings.trucks.offered', { truck: name })}
      checked={active}
      disabled={isPending}
      onChange={mutate}
    />
  );
};

/** Whether loads to Alaska have prices by road. */
const AlaskaByRoad = () => {
  const { t } = useTranslation();
  const byRoad = useFlagSetting(alaskaByRoad);
  return (
    byRoad && (
      <div className={pageClasses.alaska}>
        <Checkbox label={t('places.settings.alaska_by_road')} {...byRoad} />
      </div>
    )
  );
};
