import {
  classDivisions,
  hazardClassKey,
  hazardClassOf,
  packingGroups,
  type PackingGroup,
  UnNumber,
} from '@portal/contract/commodities/hazmat.ts';
import { englishName } from '@portal/contract/commodities/hazmat/match-entry.ts';
import { namesOf } from '@portal/contract/commodities/hazmat/shipping-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PhoneIcon } from '../../../ui/icons/status-icons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { hazmatNumbers } from '../commodities.api.ts';
import { UnNumberField, type UnEntry } from '../un-number-field.tsx';
import type { HazmatFinding } from '@portal/contract/commodities/hazmat/hazmat-finding.ts';
import {
  ExplosiveNumbers,
  HazmatAdvice,
  HazmatMarks,
  InhalationZoneField,
  SubsidiaryHazards,
} from './hazmat-details.tsx';
import classes from './hazmat-fields.module.css';
import type { HazmatForm } from './hazmat-form.ts';

type HazmatFieldsProps = {
  hazmat: HazmatForm;
  /** Replaces fields of the description; what was looked up of its number is one of them. */
  edit: (change: Partial<HazmatForm>) => void;
  faultOf: (field: string) => string | undefined;
  /** Whether a package holds its reportable quantity. */
  isReportable: boolean;
  advice: readonly HazmatFinding[];
};

/**
 * The listed details of a material; a packing group is set only if there is just one. The name is the English one in
 * every language: papers may carry no other.
 */
const asListed = (entry: UnEntry): Partial<HazmatForm> => ({
  un_number: entry.un_number,
  proper_shipping_name: namesOf(entry.proper_shipping_name.en)[0] ?? entry.proper_shipping_name.en,
  class_division: entry.class_division ?? '',
  subsidiary: [...entry.subsidiary],
  packing_group: entry.packing_groups.length === 1 ? (entry.packing_groups[0] ?? null) : null,
  inhalation_zone: entry.inhalation_zone,
});

/** What the English name means, on a screen in Spanish; undefined where no translation is known. */
const otherName = ({ listed, proper_shipping_name: name }: HazmatForm): string | undefined => {
  const found = listed?.entries.find((entry) => entry.is_translated && englishName(entry, name) !== null);
  return currentLanguage() === 'es' ? found?.proper_shipping_name.es : undefined;
};

/** The groups the table has for the number; of several, one must be chosen. */
const listedGroups = ({ listed }: HazmatForm): PackingGroup[] =>
  packingGroups.filter((group) => listed?.entries.some((entry) => entry.packing_groups.includes(group)));

/** The description of a hazardous material: number, name, hazards, packing group, emergency phone and marks. */
export const HazmatFields = ({ hazmat, edit, faultOf, isReportable, advice }: HazmatFieldsProps) => {
  const { t } = useTranslation();
  useListedEntries(hazmat, (listed) => edit({ listed }));
  return (
    <>
      <UnNumberField
        text={hazmat.un_number}
        onText={(un_number) => edit({ un_number: un_number.toUpperCase() })}
        onPick={(entry) => edit(asListed(entry))}
        error={faultOf('un_number')}
      />
      <TextField
        label={t('loads.book.item.shipping_name')}
        value={hazmat.proper_shipping_name}
        onChange={(proper_shipping_name) => edit({ proper_shipping_name })}
        hint={otherName(hazmat)}
        error={faultOf('proper_shipping_name')}
        maxLength={400}
        required
      />
      <HazardAndGroup hazmat={hazmat} edit={edit} faultOf={faultOf} />
      <SubsidiaryHazards hazmat={hazmat} edit={edit} error={faultOf('subsidiary')} />
      <InhalationZoneField hazmat={hazmat} edit={edit} error={faultOf('inhalation_zone')} />
      <TextField
        label={t('loads.book.item.technical_name')}
        hint={t('loads.book.item.technical_hint')}
        value={hazmat.technical_name}
        onChange={(technical_name) => edit({ technical_name })}
        error={faultOf('technical_name')}
        maxLength={200}
      />
      <TextField
        label={t('loads.book.item.emergency_phone')}
        type="tel"
        icon={<PhoneIcon size={16} />}
        value={hazmat.emergency_phone}
        onChange={(emergency_phone) => edit({ emergency_phone })}
        error={faultOf('emergency_phone')}
        maxLength={30}
        required
      />
      <TextField
        label={t('loads.book.item.emergency_registrant')}
        hint={t('loads.book.item.registrant_hint')}
        value={hazmat.emergency_registrant}
        onChange={(emergency_registrant) => edit({ emergency_registrant })}
        error={faultOf('emergency_registrant')}
        maxLength={120}
      />
      <ExplosiveNumbers hazmat={hazmat} edit={edit} faultOf={faultOf} />
      <HazmatMarks hazmat={hazmat} edit={edit} isReportable={isReportable} faultOf={faultOf} />
      <HazmatAdvice advice={advice} />
    </>
  );
};

const noGroup = 'none';

/** The packing groups to choose from: those listed, or all and none if the chosen one is not listed. */
const groupsOf = (hazmat: HazmatForm): readonly (PackingGroup | typeof noGroup)[] => {
  const { packing_group } = hazmat;
  const listed = listedGroups(hazmat);
  return listed.length > 0 && (!packing_group || listed.includes(packing_group)) ? listed : [noGroup, ...packingGroups];
};

type HazardAndGroupProps = {
  hazmat: HazmatForm;
  edit: (change: Partial<HazmatForm>) => void;
  faultOf: (field: string) => string | undefined;
};

const HazardAndGroup = ({ hazmat, edit, faultOf }: HazardAndGroupProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('loads.book.item.hazard_class')}
        placeholder={t('loads.book.item.choose_class')}
        options={classDivisions.map((value) => ({
          value,
          label:
            value === 'Comb liq'
              ? t('loads.book.item.combustible')
              : `${value} ${t(`commodities.hazard_classes.${hazardClassKey(hazardClassOf(value))}`)}`,
        }))}
        value={hazmat.class_division}
        onChange={(class_division) =>
          edit({
            class_division,
            subsidiary: hazmat.subsidiary.filter((one) => !class_division || one !== hazardClassOf(class_division)),
          })
        }
        error={faultOf('class_division')}
        required
      />
      <SelectField<PackingGroup | typeof noGroup | ''>
        label={t('loads.book.item.packing_group')}
        placeholder={t('loads.book.item.choose_group')}
        options={groupsOf(hazmat).map((value) => ({
          value,
          label:
            value === noGroup ? t('loads.book.item.no_group') : `${value} ${t(`commodities.packing_groups.${value}`)}`,
        }))}
        value={hazmat.packing_group ?? (listedGroups(hazmat).length > 0 ? '' : noGroup)}
        onChange={(group) => edit({ packing_group: group === noGroup || group === '' ? null : group })}
        error={faultOf('packing_group')}
        required={listedGroups(hazmat).length > 1}
      />
    </div>
  );
};

/** Calls `onListed` with what the table has for the UN number, whether it was typed, picked or loaded. */
const useListedEntries = (hazmat: HazmatForm, onListed: (listed: HazmatForm['listed']) => void): void => {
  const number = hazmat.un_number.trim();
  const isNumber = UnNumber.safeParse(number).success;
  const { data, isPlaceholderData } = useQuery({ ...hazmatNumbers(number), enabled: isNumber });
  const isKnown = isNumber && data !== undefined && !isPlaceholderData;
  useEffect(() => {
    if (!isKnown || hazmat.listed?.number === number) return;
    onListed({ number, entries: data.items.filter((entry) => entry.un_number === number) });
  });
};
