import { type ImportColumn, importColumns } from '@portal/contract/loads/import/import-columns.ts';
import type { FileHeadings } from '@portal/contract/loads/import/import-mappings.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../platform/api/api-error.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Callout } from '../../../../ui/primitives/callout.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../../ui/status/error-state.tsx';
import { loadKeys } from '../../loads.keys.ts';
import pageClasses from '../import-loads.module.css';
import { fileHeadings, saveMapping } from './mapping.api.ts';
import classes from './mapping-panel.module.css';

type MappingPanelProps = { file: File; onSaved: () => void };

/** Where somebody says once which column of their own file is what, and what holds for every row of it. */
export const MappingPanel = ({ file, onSaved }: MappingPanelProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(fileHeadings(file));
  return (
    <Card title={t('loads.import_screen.mapping.title')}>
      <p className={pageClasses.second}>{t('loads.import_screen.mapping.text')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data && <MappingForm file={file} known={data} onSaved={onSaved} />}
    </Card>
  );
};

/** What a heading is read as; empty: it is not read. */
type Named = Record<string, ImportColumn | ''>;
type Fixed = Partial<Record<ImportColumn, string>>;

/** Columns that one value often holds of for a whole file. */
const usuallyFixed: readonly ImportColumn[] = ['mode', 'handling_unit', 'weight_unit', 'dimension_unit'];

const filled = (fixed: Fixed): Fixed =>
  Object.fromEntries(Object.entries(fixed).flatMap(([column, text]) => (text.trim() ? [[column, text.trim()]] : [])));

const namedInitially = ({ headings }: FileHeadings): Named =>
  Object.fromEntries(headings.map(({ heading, column }) => [heading, column ?? '']));

const withoutExtension = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, 60);

/** What is said of a file while it is being said. */
const useMapping = ({ file, known, onSaved }: MappingPanelProps & { known: FileHeadings }) => {
  const client = useQueryClient();
  const [name, setName] = useState(known.mapping?.name ?? withoutExtension(file.name));
  const [named, setNamed] = useState(() => namedInitially(known));
  const [fixed, setFixed] = useState<Fixed>(known.mapping?.fixed ?? {});
  const taken = new Set(Object.values(named).filter(Boolean));
  const offered = importColumns.filter((column) => usuallyFixed.includes(column) || known.missing.includes(column));
  // An order's number stands for the key of its load.
  const asked = [...new Set([...offered, ...(Object.keys(fixed) as ImportColumn[])])].filter(
    (column) => !taken.has(column) && column !== 'load_key',
  );
  const save = useMutation({
    mutationFn: () =>
      saveMapping(known, {
        name: name.trim(),
        headings: known.headings.map(({ heading }) => heading),
        columns: Object.fromEntries(
          Object.entries(named).filter((one): one is [string, ImportColumn] => one[1] !== ''),
        ),
        fixed: filled(Object.fromEntries(asked.map((column) => [column, fixed[column] ?? '']))),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: loadKeys.importMappings });
      onSaved();
    },
  });
  return { name, setName, named, setNamed, fixed, setFixed, taken, asked, save };
};
type MappingState = ReturnType<typeof useMapping>;

const MappingForm = (props: MappingPanelProps & { known: FileHeadings }) => {
  const { t } = useTranslation();
  const state = useMapping(props);
  const { name, setName, save } = state;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label={t('loads.import_screen.mapping.name')}
        value={name}
        maxLength={60}
        required
        onChange={setName}
      />
      <HeadingFields known={props.known} state={state} />
      <FixedFields state={state} />
      {save.isError && <Callout kind="danger">{errorText(save.error)}</Callout>}
      <div>
        <Button kind="primary" type="submit" pending={save.isPending}>
          {t('loads.import_screen.mapping.save')}
        </Button>
      </div>
    </form>
  );
};

/** A choice of a column for each heading, with what the first rows of the file say below it. */
const HeadingFields = ({ known, state }: { known: FileHeadings; state: MappingState }) => {
  const { t } = useTranslation();
  const { named, setNamed, taken } = state;
  const optionsOf = (heading: string) => [
    { value: 'unread' as const, label: t('loads.import_screen.mapping.unread') },
    ...importColumns.map((column) => ({
      value: column,
      label: t(`loads.sheet.columns.${column}`),
      disabled: taken.has(column) && named[heading] !== column,
    })),
  ];
  return (
    <ul className={classes.headings} aria-label={t('loads.import_screen.mapping.columns')}>
      {known.headings.map(({ heading, samples }) => (
        <li key={heading} className={classes.heading}>
          <SelectField
            label={heading}
            hint={samples.join(' · ')}
            options={optionsOf(heading)}
            value={named[heading] || 'unread'}
            onChange={(column) => setNamed({ ...named, [heading]: column === 'unread' ? '' : column })}
          />
        </li>
      ))}
    </ul>
  );
};

/** What holds for every row. */
const FixedFields = ({ state: { asked, fixed, setFixed } }: { state: MappingState }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.fixed}>
      <legend>{t('loads.import_screen.mapping.fixed')}</legend>
      <p className={pageClasses.second}>{t('loads.import_screen.mapping.fixed_text')}</p>
      <div className={classes.headings}>
        {asked.map((column) => (
          <TextField
            key={column}
            label={t(`loads.sheet.columns.${column}`)}
            value={fixed[column] ?? ''}
            maxLength={200}
            onChange={(text) => setFixed({ ...fixed, [column]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
};
