import {
  hazardClassKey,
  hazardClassOf,
  type InhalationZone,
  inhalationZones,
  subsidiaryHazards,
  type SubsidiaryHazard,
} from '@portal/contract/commodities/hazmat.ts';
import type { HazmatFinding } from '@portal/contract/commodities/hazmat/hazmat-finding.ts';
import { phraseOf } from '../../../platform/forms/form-faults.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import classes from './hazmat-fields.module.css';
import { type HazmatForm, isExplosive } from './hazmat-form.ts';

type HazmatPartProps = { hazmat: HazmatForm; edit: (change: Partial<HazmatForm>) => void; error?: string | undefined };

const none = 'none';
/** At most four hazards, which have no key but their place. */
const places = ['first', 'second', 'third', 'fourth'] as const;

/** The subsidiary hazards, a field each, and an empty field for another one. */
export const SubsidiaryHazards = ({ hazmat: { class_division, subsidiary }, edit, error }: HazmatPartProps) => {
  const { t } = useTranslation();
  const primary = class_division && hazardClassOf(class_division);
  const free = (own: SubsidiaryHazard | undefined) =>
    subsidiaryHazards.filter((value) => value === own || (value !== primary && !subsidiary.includes(value)));
  const choose = (index: number, value: SubsidiaryHazard | typeof none) =>
    edit({
      subsidiary: value === none ? subsidiary.toSpliced(index, 1) : subsidiary.toSpliced(index, 1, value),
    });
  return (
    <div className={classes.pair}>
      {places.slice(0, subsidiary.length + 1).map((place, index) => (
        <SelectField<SubsidiaryHazard | typeof none>
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

const marks = [
  'reportable_quantity',
  'marine_pollutant',
  'limited_quantity',
  'residue',
  'elevated_temperature',
] as const;

type HazmatMarksProps = HazmatPartProps & { isReportable: boolean; faultOf: (field: string) => string | undefined };

/** What the law adds to the description of some materials; RQ is ticked where a package holds as much. */
export const HazmatMarks = ({ hazmat, edit, isReportable, faultOf }: HazmatMarksProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.marks}>
      {marks.map((mark) => (
        <div key={mark}>
          <Checkbox
            label={t(`loads.book.item.${mark}`)}
            checked={hazmat[mark] ?? isReportable}
            onChange={(on) => edit({ [mark]: on })}
          />
          {faultOf(mark) && <p className={classes.fault}>{faultOf(mark)}</p>}
        </div>
      ))}
      <TextField
        label={t('loads.book.item.special_permit')}
        value={hazmat.special_permit}
        onChange={(special_permit) => edit({ special_permit })}
        inputMode="numeric"
        error={faultOf('special_permit')}
        maxLength={5}
      />
    </div>
  );
};

/** What explosives were approved by; nothing else has such a number. */
export const ExplosiveNumbers = ({ hazmat, edit, faultOf }: Omit<HazmatMarksProps, 'isReportable'>) => {
  const { t } = useTranslation();
  if (!isExplosive(hazmat)) return null;
  const field = 'explosive_numbers';
  const faults = [field, ...hazmat.explosive_numbers.split(/[,;]/).map((_, index) => `${field}.${index}`)].map(faultOf);
  return (
    <TextField
      label={t('loads.book.item.explosive_numbers')}
      hint={t('loads.book.item.explosive_hint')}
      value={hazmat.explosive_numbers}
      onChange={(explosive_numbers) => edit({ explosive_numbers })}
      error={faults.find(Boolean)}
      maxLength={140}
    />
  );
};

const noZone = 'none';

/** The zone of what is poisonous to breathe; shown where the table has one, or the shipper must say it. */
export const InhalationZoneField = ({ hazmat, edit, error }: HazmatPartProps) => {
  const { t } = useTranslation();
  const listed = hazmat.listed?.entries.some((entry) => entry.inhalation_zone) ?? false;
  if (!listed && !hazmat.inhalation_zone && hazmat.class_division !== '2.3') return null;
  return (
    <SelectField<InhalationZone | typeof noZone>
      label={t('loads.book.item.inhalation_zone')}
      options={[
        { value: noZone, label: t('loads.book.item.no_group') },
        ...inhalationZones.map((value) => ({ value, label: t('loads.book.item.zone', { zone: value }) })),
      ]}
      value={hazmat.inhalation_zone ?? noZone}
      onChange={(zone) => edit({ inhalation_zone: zone === noZone ? null : zone })}
      error={error}
    />
  );
};

type HazmatAdviceProps = { advice: readonly HazmatFinding[] };

/** What the rules recommend, and leave to the shipper. */
export const HazmatAdvice = ({ advice }: HazmatAdviceProps) => {
  const { t } = useTranslation();
  if (advice.length === 0) return null;
  return (
    <ul className={classes.advice} aria-label={t('loads.book.item.advice')}>
      {advice.map(({ code, params }) => (
        <li key={code + JSON.stringify(params)}>{t(phraseOf(code), params)}</li>
      ))}
    </ul>
  );
};
