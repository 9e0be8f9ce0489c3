import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es.js';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../platform/words/i18n.ts';
import classes from './calendar.module.css';

export type CalendarBounds = {
  min: string | undefined;
  max: string | undefined;
  excluded: ((iso: string) => boolean) | undefined;
};

type CalendarProps = { value: string; bounds: CalendarBounds; onPick: (iso: string) => void };

/** One month to pick a day from. */
export const Calendar = ({ value, bounds: { min, max, excluded }, onPick }: CalendarProps) => {
  const { t } = useTranslation();
  return (
    <DatesProvider settings={{ locale: currentLanguage(), firstDayOfWeek: 0 }}>
      <div className={classes.calendar}>
        <DatePicker
          value={value || null}
          classNames={{ day: classes.day }}
          {...(value && { defaultDate: value })}
          onChange={(day) => day && onPick(day)}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          {...(excluded && { excludeDate: excluded })}
          ariaLabels={{ previousMonth: t('frame.kit.previous_month'), nextMonth: t('frame.kit.next_month') }}
        />
      </div>
    </DatesProvider>
  );
};
