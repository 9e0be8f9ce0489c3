import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date, number } from '../../../platform/words/format.ts';
import { useDrayageForm } from './form/drayage-context.ts';
import { otherEndText } from '../../drayage/form/drayage-form.ts';
import { hazmatText } from './hazmat-text.ts';
import { usePickedPlace } from './use-picked-place.ts';

/** The filled-in form as the lines of a mail to operations. */
export const useMailLines = (): string[] => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const place = usePickedPlace();
  const terminal = place?.terminals.find(({ code }) => code === form.terminal)?.name;
  const rows: [label: string, value: string][] = [
    [t('drayage.book.move.direction'), t(`drayage.directions.${form.direction}`)],
    [t('drayage.book.place.field'), [form.place_text, terminal].filter(Boolean).join(', ')],
    [t('drayage.book.summary.no_door'), otherEndText(form)],
    [
      t('drayage.book.summary.container'),
      `${form.container_count ?? 1} × ${t(`drayage.containers.${form.container}`)} ${form.container_numbers.join(' ')}`,
    ],
    [t('drayage.book.cargo.commodity'), form.commodity],
    [t('drayage.book.cargo.weight'), form.weight === null ? '' : `${number(form.weight, 0)} lb`],
    [t('drayage.book.cargo.hazmat_type'), form.hazmat_type],
    [t('drayage.book.cargo.description'), hazmatText(form, t)],
    [t('drayage.book.move.pickup_date'), date(form.pickup_date)],
  ];
  return rows.filter(([, value]) => value.trim()).map(([label, value]) => `${label}: ${value.trim()}`);
};
