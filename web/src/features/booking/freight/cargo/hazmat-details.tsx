import { type HazardClass, hazardClasses, hazardClassKey } from '@portal/contract/commodities/hazmat.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import classes from './item-drawer.module.css';
import type { HazmatForm } from '../form/load-form.ts';

type HazmatPartProps = { hazmat: HazmatForm; edit: (change: Partial<HazmatForm>) => void; error?: string | undefined };

const none = 'none';
/** At most four hazards, which have no key but their place. */
const places = ['first', 'second', 'third', 'fourth'] as const;

/** The subsidiary hazards, a field each, and an empty field for another one. */
export const SubsidiaryHazards = ({ hazmat: { class_division, subsidiary }, edit, error }: HazmatPartProps) => {
  const { t } = useTranslation();
  const free = (own: HazardClass | undefined) =>
    hazardClasses.filter((value) => value === own || (value !== class_division && !subsidiary.includes(value)));
  const choose = (index: number, value: HazardClass | typeof none) =>
    edit({
      subsidiary: value === none ? subsidiary.toSpliced(index, 1) : subsidiary.toSpliced(index, 1, value),
    });
  return (
    <div className={classes.pair}>
      {places.slice(0, subsidiary.length + 1).map((place, index) => (
        <SelectField<HazardClass | typeof none>
          key={place}
          label={t(index === 0 ? 'loads.book.item.subsidiary' : 'loads.book.item.subsidiary_more')}
          options={[
            { value: none, label: t('loads.book.item.no_group') },
            ...free(subsidiary[index]).map((value) => ({
              value,
              label: `${value} ${t(`commodities.hazard_classes.${hazardClassKey(value)}`)}`,
            })),
          ]}
          value={subsidiary[index] ?? none}
          onChange={(value) => choose(index, value)}
          error={index === 0 ? error : undefined}
        />
      ))}
    </div>
  );
};

const marks = ['reportable_quantity', 'marine_pollutant', 'limited_quantity'] as const;

/** What the law adds to the description of some hazardous materials. */
export const HazmatMarks = ({ hazmat, edit }: HazmatPartProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.marks}>
      {marks.map((mark) => (
        <Checkbox
          key={mark}
          label={t(`loads.book.item.${mark}`)}
          checked={hazmat[mark]}
          onChange={(on) => edit({ [mark]: on })}
        />
      ))}
    </div>
  );
};
