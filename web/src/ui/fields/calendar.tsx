import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation-icons.tsx';
import classes from './calendar.module.css';

export type CalendarBounds = {
  min: string | undefined;
  max: string | undefined;
  excluded: ((iso: string) => boolean) | undefined;
};

type CalendarProps = { value: string; bounds: CalendarBounds; onPick: (iso: string) => void };

/** Years before and after this one that a calendar without bounds leads to. */
const yearsAround = 10;

/** Local midnight of an ISO day. */
const dayOf = (iso: string): Date => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
};

const isoOf = (day: Date): string =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

/** What the calendar calls its parts, in the language of the screen. */
const useCalendarWords = (): Pick<DayPickerProps, 'labels' | 'formatters'> => {
  const { t } = useTranslation();
  const language = currentLanguage();
  const monthName = (day: Date) => day.toLocaleDateString(language, { month: 'long' });
  return {
    labels: {
      labelNav: () => t('frame.kit.month'),
      labelPrevious: () => t('frame.kit.previous_month'),
      labelNext: () => t('frame.kit.next_month'),
      labelMonthDropdown: () => t('frame.kit.month'),
      labelYearDropdown: () => t('frame.kit.year'),
      labelGrid: (day) => `${monthName(day)} ${day.getFullYear()}`,
      labelDayButton: (day) => `${day.getDate()} ${monthName(day)} ${day.getFullYear()}`,
      labelWeekday: (day) => day.toLocaleDateString(language, { weekday: 'long' }),
    },
    formatters: {
      formatMonthDropdown: monthName,
      formatWeekdayName: (day) => day.toLocaleDateString(language, { weekday: 'short' }).slice(0, 2),
    },
  };
};

const Chevron = ({ orientation }: { orientation?: string }) => {
  if (orientation === 'left') return <ChevronLeftIcon size={16} />;
  return orientation === 'right' ? <ChevronRightIcon size={16} /> : <></>;
};

/** One month to pick a day from. */
export const Calendar = ({ value, bounds: { min, max, excluded }, onPick }: CalendarProps) => {
  const words = useCalendarWords();
  const selected = value ? dayOf(value) : undefined;
  const year = new Date().getFullYear();
  return (
    <DayPicker
      {...words}
      mode="single"
      required
      selected={selected}
      onSelect={(day) => onPick(isoOf(day))}
      defaultMonth={selected ?? (min ? dayOf(min) : new Date())}
      startMonth={min ? dayOf(min) : new Date(year - yearsAround, 0)}
      endMonth={max ? dayOf(max) : new Date(year + yearsAround, 11)}
      disabled={[
        ...(min ? [{ before: dayOf(min) }] : []),
        ...(max ? [{ after: dayOf(max) }] : []),
        ...(excluded ? [(day: Date) => excluded(isoOf(day))] : []),
      ]}
      captionLayout="dropdown"
      navLayout="around"
      showOutsideDays
      weekStartsOn={0}
      components={{ Chevron }}
      classNames={{
        root: classes.calendar ?? '',
        month: classes.month ?? '',
        button_previous: classes.step ?? '',
        button_next: classes.step ?? '',
        month_caption: classes.caption ?? '',
        dropdowns: classes.choices ?? '',
        dropdown_root: classes.choice ?? '',
        dropdown: classes.list ?? '',
        month_grid: classes.grid ?? '',
        weekday: classes.weekday ?? '',
        day: classes.cell ?? '',
        day_button: classes.day ?? '',
        selected: classes.selected ?? '',
        outside: classes.outside ?? '',
      }}
    />
  );
};
