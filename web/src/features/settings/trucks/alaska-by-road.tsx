import { alaskaByRoad } from '@portal/contract/places/places.settings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { changeSetting, settingQuery } from '../settings.api.ts';
import classes from './trucks-page.module.css';

/** Whether loads to Alaska have prices by road. */
export const AlaskaByRoad = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = settingQuery(alaskaByRoad);
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (value: boolean) => changeSetting(alaskaByRoad, { value, version: data?.version ?? 0 }),
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
    onError: (error) => {
      notify.failure(errorText(error));
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  if (!data) return null;
  return (
    <div className={classes.alaska}>
      <Checkbox
        label={t('places.settings.alaska_by_road')}
        checked={data.value}
        disabled={isPending}
        onChange={(isOn) => mutate(isOn)}
      />
    </div>
  );
};
