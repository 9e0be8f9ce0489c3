import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import { useId } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TimeRangeField } from '../../ui/fields/time-range-field.tsx';
import classes from './accessorials.module.css';

type Details = Readonly<Record<string, string | number>>;

type DetailProps = {
  details: Details;
  onChange: (field: string, value: string | number) => void;
  errorOf: (field: string) => string | undefined;
};

type AccessorialDetailsProps = DetailProps & {
  accessorial: Accessorial;
  limitedAccessTypes: readonly { code: string; label: { en: string; es: string } }[];
};

const amounts: Record<string, { digits: number; prefix: string }> = {
  cod_amount: { digits: 2, prefix: '$' },
  value: { digits: 2, prefix: '$' },
  pieces: { digits: 0, prefix: '' },
  length_ft: { digits: 1, prefix: '' },
};

/** What a carrier has to know about one accessorial: a date, an amount, a person, a kind of place. */
export const AccessorialDetails = ({ accessorial, limitedAccessTypes, ...props }: AccessorialDetailsProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.name}>
        {accessorial.label[currentLanguage()]}
      </p>
      <div className={classes.details}>
        {accessorial.fields.map((field) =>
          field === 'limited_access_type' ? (
            <KindOfPlace key={field} {...props} types={limitedAccessTypes} />
          ) : (
            <DetailField key={field} field={field} {...props} />
          ),
        )}
      </div>
    </div>
  );
};

const KindOfPlace = ({
  details,
  onChange,
  errorOf,
  types,
}: DetailProps & { types: AccessorialDetailsProps['limitedAccessTypes'] }) => {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('accessorials.fields.limited_access_type')}
      options={types.map((type) => ({ value: type.code, label: type.label[currentLanguage()] }))}
      value={String(details['limited_access_type'] ?? '')}
      onChange={(code) => onChange('limited_access_type', code)}
      error={errorOf('limited_access_type')}
    />
  );
};

const DetailField = ({ field, details, onChange, errorOf }: DetailProps & { field: string }) => {
  const label = phraseOfCode('accessorials.fields', field) ?? field;
  const text = String(details[field] ?? '');
  const common = { label, error: errorOf(field) };
  const amount = amounts[field];
  if (amount) {
    const value = typeof details[field] === 'number' ? details[field] : null;
    return <NumberField {...common} {...amount} value={value} onChange={(typed) => onChange(field, typed ?? '')} />;
  }
  if (field === 'date') return <DateField {...common} value={text} onChange={(day) => onChange(field, day)} />;
  if (field === 'end_time') return null;
  if (field === 'start_time') return <Hours {...{ details, onChange, errorOf }} />;
  if (field === 'cod_terms') return <CodTerms {...{ details, onChange, errorOf }} />;
  return <TextField {...common} value={text} onChange={(typed) => onChange(field, typed)} maxLength={200} />;
};

const Hours = ({ details, onChange, errorOf }: DetailProps) => {
  const { t } = useTranslation();
  const value = { from: String(details['start_time'] ?? ''), to: String(details['end_time'] ?? '') };
  return (
    <TimeRangeField
      label={`${t('accessorials.fields.start_time')} – ${t('accessorials.fields.end_time')}`}
      value={value}
      onChange={(hours) => {
        if (hours.from !== value.from) onChange('start_time', hours.from);
        if (hours.to !== value.to) onChange('end_time', hours.to);
      }}
      error={errorOf('start_time') ?? errorOf('end_time')}
    />
  );
};

const CodTerms = ({ details, onChange, errorOf }: DetailProps) => {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('accessorials.fields.cod_terms')}
      options={(['prepaid', 'collect'] as const).map((value) => ({
        value,
        label: t(`accessorials.cod_terms.${value}`),
      }))}
      value={String(details['cod_terms'] ?? '') as 'prepaid' | ''}
      onChange={(terms) => onChange('cod_terms', terms)}
      error={errorOf('cod_terms')}
    />
  );
};
