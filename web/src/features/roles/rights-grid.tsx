import { useState } from 'react';
import { usePhone } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { type Condition, conditionNames, conditionsIn, type RightsDraft } from './rights-draft.ts';
import { type GridCells, useGridKeys } from './use-grid-keys.ts';
import { type Method, methods, type RightsGroup, type RightsRow, rowLabel, rowText } from './rights-rows.ts';
import classes from './roles.module.css';

export type RightsGridProps = {
  groups: readonly RightsGroup[];
  saved: RightsDraft;
  draft: RightsDraft;
  mayGive: (right: string) => boolean;
  onChange: (right: string, conditions: readonly Condition[]) => void;
  /** Whether all groups are open, as while rights are searched. */
  isUnfolded: boolean;
};

type Rights = Omit<RightsGridProps, 'groups' | 'isUnfolded'>;
type RowProps = Rights & { cells: GridCells };

/** The names of the cells of a row that can have the focus. */
const enabledCells = ({ name, rights }: RightsRow, { draft, mayGive }: Rights): string[] => [
  ...(rights.some(({ right }) => conditionsIn(draft, right).length > 0) ? [`row ${name}`] : []),
  ...rights.filter(({ right }) => mayGive(right)).map(({ right }) => right),
];

/**
 * Resources as rows, what may be done with them as columns. It is one stop of the Tab key; arrows, Home and End move
 * within it.
 */
export const RightsGrid = ({ groups, isUnfolded, ...rest }: RightsGridProps) => {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (name: string): boolean => isUnfolded || !(folds[name] ?? isPhone);
  const { cellsOf, ...keys } = useGridKeys();
  const cells = cellsOf(
    groups.flatMap(({ name, rows }) => [
      `group ${name}`,
      ...(isOpen(name) ? rows.flatMap((row) => enabledCells(row, rest)) : []),
    ]),
  );
  return (
    <table className={classes.grid} role="grid" aria-label={t('roles.rights')} {...keys}>
      <thead>
        <tr>
          <th scope="col">{t('roles.what')}</th>
          {methods.map((method) => (
            <th key={method} scope="col" data-method>
              {t(`roles.methods.${method}`)}
              <code>{method}</code>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows
          key={group.name}
          group={group}
          cells={cells}
          isOpen={isOpen(group.name)}
          onFold={() => setFolds({ ...folds, [group.name]: isOpen(group.name) })}
          {...rest}
        />
      ))}
    </table>
  );
};

type GroupProps = RowProps & { group: RightsGroup; isOpen: boolean; onFold: () => void };

const GroupRows = ({ group: { name, rows }, isOpen, onFold, ...rest }: GroupProps) => {
  const { t } = useTranslation();
  const all = rows.flatMap(({ rights }) => rights);
  const granted = all.filter(({ right }) => conditionsIn(rest.saved, right).length > 0).length;
  return (
    <tbody>
      <tr data-group>
        <th scope="rowgroup" colSpan={methods.length + 1}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            onClick={onFold}
            {...rest.cells(`group ${name}`, 0)}
          >
            <ChevronDownIcon size={14} />
            {t(`roles.groups.${name}`)}{' '}
            <span className={classes.count}>{t('roles.group_count', { granted, all: all.length })}</span>
          </button>
        </th>
      </tr>
      {isOpen && rows.map((row) => <ResourceRow key={row.name} row={row} {...rest} />)}
    </tbody>
  );
};

const ResourceRow = ({ row, ...rest }: RowProps & { row: RightsRow }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const held = row.rights.filter(({ right }) => conditionsIn(rest.draft, right).length > 0);
  const limited = held.filter(({ right }) => !conditionsIn(rest.draft, right).includes('always'));
  const label = rowLabel(row);
  const methodText = (method: Method | null) => (method ? t(`roles.methods.${method}`) : t('roles.held'));
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={classes.name}
          aria-expanded={isOpen}
          disabled={held.length === 0}
          onClick={() => setOpen(!isOpen)}
          {...rest.cells(`row ${row.name}`, 0)}
        >
          {label}
        </button>
        <span className={classes.text}>{rowText(row, t)}</span>
        {!isOpen &&
          limited.map(({ method, right }) => (
            <span key={right} className={classes.condition}>
              {methodText(method)}: {conditionText(conditionsIn(rest.draft, right), t)}
            </span>
          ))}
        {isOpen &&
          held.map(({ method, right }) => (
            <ConditionField
              key={right}
              label={t('roles.where', { right: methodText(method) })}
              conditions={conditionsIn(rest.draft, right)}
              isRefused={!rest.mayGive(right)}
              onChange={(condition) => rest.onChange(right, [condition])}
            />
          ))}
      </th>
      {methods.map((method, column) => {
        const cell = row.rights.find((one) => (one.method ? one.method === method : column === 0));
        return (
          <td key={method}>
            {cell ? (
              <RightBox
                label={`${label}: ${methodText(cell.method)}`}
                right={cell.right}
                column={column + 1}
                {...rest}
              />
            ) : (
              <span className={classes.dash} aria-hidden="true">
                –
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
};

const conditionText = (conditions: readonly Condition[], t: ReturnType<typeof useTranslation>['t']): string => {
  const [only, ...others] = conditions;
  return only && others.length === 0 ? t(`roles.conditions.${only}`) : t('roles.conditions.several');
};

type ConditionFieldProps = {
  label: string;
  conditions: readonly Condition[];
  /** Whether the reader does not hold the right. */
  isRefused: boolean;
  onChange: (condition: Condition) => void;
};

/** In which accounts a right counts. */
const ConditionField = ({ label, conditions, isRefused, onChange }: ConditionFieldProps) => {
  const { t } = useTranslation();
  return (
    <SelectField
      label={label}
      options={conditionNames.map((value) => ({ value, label: t(`roles.conditions.${value}`) }))}
      value={conditions.length === 1 ? (conditions[0] ?? '') : ''}
      placeholder={conditions.length === 1 ? undefined : t('roles.conditions.several')}
      disabled={isRefused}
      {...(isRefused && { hint: t('roles.not_yours') })}
      onChange={onChange}
    />
  );
};

type RightBoxProps = RowProps & { label: string; right: string; column: number };

/** One right; a change shows by a halo and a sign, never by colour alone. */
const RightBox = ({ label, right, column, cells, saved, draft, mayGive, onChange }: RightBoxProps) => {
  const { t } = useTranslation();
  const [before, now] = [conditionsIn(saved, right), conditionsIn(draft, right)];
  const isHeld = now.length > 0;
  const change = isHeld === before.length > 0 ? undefined : isHeld ? 'added' : 'removed';
  const isRefused = !mayGive(right);
  return (
    <span className={classes.cell} data-change={change}>
      <Checkbox
        aria-label={label}
        checked={isHeld}
        disabled={isRefused}
        title={isRefused ? t('roles.not_yours') : right}
        {...cells(right, column)}
        onChange={(checked) => onChange(right, checked ? (before.length > 0 ? before : ['always']) : [])}
      />
      {change && (
        <span className={classes.sign} role="img" aria-label={t(`roles.${change}_mark`)}>
          {change === 'added' ? '+' : '−'}
        </span>
      )}
    </span>
  );
};
