import type { Direction } from '@portal/contract/drayage/moves.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { steamshipLines } from '../drayage.api.ts';
import type { PapersForm } from './drayage-form.ts';
import classes from './reference-fields.module.css';

type ReferenceFieldsProps = {
  direction: Direction;
  papers: Pick<PapersForm, (typeof referenceFields)[number]>;
  onChange: (changes: Partial<PapersForm>) => void;
  errorOf: (field: string) => string | undefined;
};

const incoming = ['master_bl', 'pickup_number', 'vessel', 'voyage', 'seal_number', 'empty_return_location'] as const;
const textReferences = ['booking_number', ...incoming] as const;
type TextReference = (typeof textReferences)[number];

/** The references of all directions. */
export const referenceFields = ['steamship_line', ...textReferences] as const;

/** The references of each direction. */
const fieldsOf: Record<Direction, readonly TextReference[]> = {
  import: incoming,
  transload: incoming,
  export: ['booking_number', 'pickup_number', 'vessel', 'voyage', 'seal_number'],
  one_way: ['booking_number', 'pickup_number', 'seal_number', 'empty_return_location'],
};

/** The references of a move, the steamship line with its free days among them. */
export const ReferenceFields = ({ direction, papers, onChange, errorOf }: ReferenceFieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.references}>
      <LineField value={papers.steamship_line} onChange={onChange} error={errorOf('steamship_line')} />
      {fieldsOf[direction].map((field) => (
        <TextField
          key={field}
          label={t(`drayage.references.${field}`)}
          value={papers[field]}
          onChange={(text) => onChange({ [field]: text })}
          maxLength={field === 'empty_return_location' ? 200 : 80}
          error={errorOf(field)}
        />
      ))}
    </div>
  );
};

const unknown = 'unknown';

type LineFieldProps = { value: string; error: string | undefined } & Pick<ReferenceFieldsProps, 'onChange'>;

const LineField = ({ value, onChange, error }: LineFieldProps) => {
  const { t } = useTranslation();
  const { data } = useQuery(steamshipLines);
  const line = data?.items.find(({ scac }) => scac === value);
  return (
    <SelectField
      label={t('drayage.references.steamship_line')}
      options={[
        { value: unknown, label: t('drayage.book.references.other_line') },
        ...(data?.items ?? []).map(({ scac, name }) => ({ value: scac, label: `${name} (${scac})` })),
      ]}
      value={value || unknown}
      onChange={(scac) => onChange({ steamship_line: scac === unknown ? '' : scac })}
      hint={
        line &&
        t(`drayage.terms.per_diem_${line.counting}`, {
          count: line.free_days,
          rate: shortMoney(line.per_diem),
        })
      }
      error={error}
    />
  );
};
