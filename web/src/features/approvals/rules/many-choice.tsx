import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './rules.module.css';

type ManyChoiceProps<T extends string | number> = {
  label: string;
  options: readonly { id: T; name: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Some of a list: what is chosen stands below the list, each with a press that takes it off. */
export const ManyChoice = <T extends string | number>({ label, options, chosen, onChange }: ManyChoiceProps<T>) => {
  const { t } = useTranslation();
  const left = options.filter(({ id }) => !chosen.includes(id));
  const nameOf = (id: T): string => options.find((one) => one.id === id)?.name ?? t('approvals.screens.rules.former');
  return (
    <div className={classes.many}>
      <SelectField
        label={label}
        placeholder={t('approvals.screens.rules.choose')}
        disabled={left.length === 0}
        options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
        value=""
        onChange={(value) => {
          const added = left.find(({ id }) => String(id) === value);
          if (added) onChange([...chosen, added.id]);
        }}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={label}>
          {chosen.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t('approvals.screens.away.remove', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                {nameOf(id)}
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
