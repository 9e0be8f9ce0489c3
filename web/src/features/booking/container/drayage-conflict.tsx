import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useRouter } from '@tanstack/react-router';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date, number, shortMoney } from '../../../platform/words/format.ts';
import { loadAddress } from '../../loads/addresses.ts';
import { ConflictDrawer, type Difference } from '../frame/conflict-drawer.tsx';
import { deliveryName } from '../../drayage/delivery-name.ts';
import type { DrayageForm } from '../../drayage/form/drayage-form.ts';
import { otherEndText } from '../../drayage/form/drayage-form.ts';
import { hazmatText } from './hazmat-text.ts';
import { borderText } from '../../places/border-text.ts';
import { formOfDrayage } from '../../drayage/form/form-of-drayage.ts';

type DrayageConflictProps = {
  yours: DrayageForm;
  theirs: DrayageLoad;
  onKeep: () => void;
  onTake: (form: DrayageForm) => void;
};

/** Shows how the typed form differs from what somebody else saved meanwhile. */
export const DrayageConflict = ({ yours, theirs, onKeep, onTake }: DrayageConflictProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const saved = formOfDrayage(theirs);
  return (
    <ConflictDrawer
      loadId={theirs.id}
      status={theirs.status}
      editable={theirs.editable === 'all'}
      rows={differences(yours, saved, t)}
      onKeep={onKeep}
      onTake={() => onTake(saved)}
      onOpen={() => void router.navigate(loadAddress(theirs.id))}
    />
  );
};

const texts = [
  'booking_number',
  'master_bl',
  'pickup_number',
  'steamship_line',
  'vessel',
  'voyage',
  'seal_number',
  'empty_return_location',
] as const;
const days = ['last_free_day', 'earliest_return_day', 'cut_off'] as const;

/** The form as labelled texts, in a fixed order so that two forms can be compared row by row. */
const fieldTexts = (form: DrayageForm, t: Translate): [field: string, text: string][] => [
  [t('drayage.book.move.direction'), t(`drayage.directions.${form.direction}`)],
  [t('drayage.book.place.field'), [form.place_text, form.terminal].filter(Boolean).join(', ')],
  [t('drayage.book.summary.no_door'), otherEndText(form)],
  [t('drayage.book.move.pickup_date'), date(form.pickup_date)],
  [
    t('drayage.book.summary.container'),
    `${form.container_count ?? '?'} × ${t(`drayage.containers.${form.container}`)}`,
  ],
  [t('drayage.references.container_number'), form.container_numbers.filter(Boolean).join(', ')],
  [t('drayage.book.cargo.commodity'), form.commodity],
  [t('drayage.book.cargo.weight'), form.weight === null ? '' : `${number(form.weight, 0)} lb`],
  [t('drayage.book.cargo.hazmat_type'), form.hazmat_type],
  [t('drayage.book.cargo.description'), hazmatText(form, t)],
  [t('drayage.book.door_service.label'), t(deliveryName(form.direction, form.delivery_type))],
  [t('drayage.book.door_service.chassis_provider'), t(`drayage.chassis_providers.${form.chassis_provider}`)],
  [t('drayage.book.door_service.chassis_days'), String(form.chassis_days ?? '')],
  ...texts.map((field): [string, string] => [t(`drayage.references.${field}`), form[field]]),
  ...days.map((field): [string, string] => [t(`drayage.references.${field}`), date(form[field])]),
  [
    t('loads.book.extras.title'),
    form.accessorials
      .map(({ code }) => t(`accessorials.codes.${code}`))
      .toSorted()
      .join(', '),
  ],
  [
    t('loads.book.summary.cargo_value'),
    form.cargo_value_for_insurance ? shortMoney(form.cargo_value_for_insurance) : '',
  ],
  [t('places.border.title'), borderText(form.border, t)],
  [t('loads.book.summary.po_number'), form.po_number],
  [t('loads.book.summary.billing_reference'), form.billing_reference],
];

const differences = (yours: DrayageForm, theirs: DrayageForm, t: Translate): Difference[] => {
  const other = fieldTexts(theirs, t);
  return fieldTexts(yours, t).flatMap(([field, text], index) => {
    const [, theirText = ''] = other[index] ?? [];
    return text === theirText ? [] : [{ field, yours: text, theirs: theirText }];
  });
};
