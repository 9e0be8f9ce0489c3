import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useBookLoad } from '../form/book-load-context.ts';
import { withFlagAt, withPlaceKindAt } from '../accessorials/accessorials-and-flags.ts';
import classes from './stop-column.module.css';
import { useStop } from './use-stop.ts';

/** Whether a stop is residential or has limited access: carriers charge more for both. */
export const StopAccess = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { change } = useBookLoad();
  const { stop, faultOf } = useStop(index);
  const toggle = (flag: 'residential' | 'limited_access') => (on: boolean) =>
    change((form) => withFlagAt(form, index, flag, on), `stops.${index}.${flag}`);
  return (
    <div className={classes.access}>
      <Checkbox label={t('loads.book.stops.residential')} checked={stop.residential} onChange={toggle('residential')} />
      <Checkbox
        label={t('loads.book.stops.limited_access')}
        checked={stop.limited_access}
        onChange={toggle('limited_access')}
      />
      {stop.limited_access && (
        <div className={classes.kind}>
          <SelectField
            label={t('loads.book.stops.kind_of_place')}
            hideLabel
            placeholder={t('loads.book.stops.choose_kind')}
            options={limitedAccessTypes.map((code) => ({
              value: code,
              label: t(`accessorials.limited_access_types.${code}`),
            }))}
            value={stop.limited_access_type as (typeof limitedAccessTypes)[number] | ''}
            onChange={(kind) => change((form) => withPlaceKindAt(form, index, kind))}
            error={faultOf('limited_access_type')}
          />
        </div>
      )}
    </div>
  );
};
