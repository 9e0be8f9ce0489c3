import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { date } from '../../platform/words/format.ts';
import { controlClass, Field, FieldBox, type FieldFrame } from './field.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { CalendarIcon } from '../icons/status-icons.tsx';
import { Popup } from '../overlays/popup.tsx';
import { splitField } from './split-field.ts';
import { maskedDate, parseDate } from './typed-day.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import classes from './date-field.module.css';

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar);

type DateFieldProps = FieldFrame & {
  /** ISO day, or "" while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** First and last ISO day the calendar offers. */
  min?: string;
  max?: string;
  /** Days the calendar does not offer, such as weekends and holidays. */
  excluded?: (iso: string) => boolean;
  placeholder?: string;
  onBlur?: () => void;
};

/** A day, typed as MM-DD-YYYY or picked from a calendar that loads when it is first opened. */
export const DateField = (props: DateFieldProps) => {
  const { t } = useTranslation();
  const [frame, { value, onChange, min, max, excluded, placeholder, onBlur }] = splitField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const masked = maskedDate(text);
    setTyped(masked);
    onChange(parseDate(masked) ?? '');
  };
  const leave = () => {
    // A half-typed day stays on screen, so that it can be corrected.
    if (value || typed === '') setTyped(null);
    onBlur?.();
  };
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox
          invalid={Boolean(frame.error)}
          icon={
            <CalendarButton
              label={frame.label}
              value={value}
              bounds={{ min, max, excluded }}
              onPick={(iso) => {
                setTyped(null);
                onChange(iso);
              }}
            />
          }
        >
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder ?? t('frame.kit.date_format')}
            className={controlClass}
            value={typed ?? (value ? date(value) : '')}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
        </FieldBox>
      )}
    </Field>
  );
};

type CalendarButtonProps = ComponentProps<typeof Calendar> & { label: string };

const CalendarButton = ({ label, onPick, ...calendar }: CalendarButtonProps) => {
  const { t } = useTranslation();
  return (
    <Popup
      label={label}
      align="start"
      trigger={(trigger) => (
        <IconButton
          icon={CalendarIcon}
          size="small"
          label={t('frame.kit.open_calendar')}
          className={classes.open ?? ''}
          {...trigger}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <Calendar
            {...calendar}
            onPick={(iso) => {
              onPick(iso);
              close();
            }}
          />
        </Suspense>
      )}
    </Popup>
  );
};
