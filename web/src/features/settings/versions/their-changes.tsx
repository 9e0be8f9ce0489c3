import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import classes from './their-changes.module.css';

/** What a field is called, and its value in words where it is no plain text, number or box. */
type ShownField<V> = { label: string; text?: (value: V) => string };
export type ShownFields<F> = { [Name in keyof F]?: ShownField<F[Name]> };

type TheirChangesProps<F> = {
  form: { values: F; theirs: Partial<F> | null; settle: (name: keyof F & string, takesTheirs: boolean) => void };
  fields: ShownFields<F>;
};

/** After somebody else stored another version: what both changed, each with both values, until it is said whose counts. */
export const TheirChanges = <F extends object>({ form: { values, theirs, settle }, fields }: TheirChangesProps<F>) => {
  const { t } = useTranslation();
  if (!theirs) return null;
  const names = Object.keys(theirs).filter((name): name is keyof F & string => name in fields);
  const shown = <Name extends keyof F>(name: Name, value: F[Name]): string => {
    const text = fields[name]?.text?.(value);
    if (text !== undefined) return text || t('settings.versions.empty');
    if (typeof value === 'boolean') return t(value ? 'settings.versions.on' : 'settings.versions.off');
    if (typeof value === 'number') return number(value);
    return String(value ?? '') || t('settings.versions.empty');
  };
  return (
    <div ref={(element) => element?.scrollIntoView?.({ block: 'nearest' })}>
      <Callout kind="danger">{t(`settings.versions.${names.length > 0 ? 'both' : 'joined'}`)}</Callout>
      <ul className={classes.fields}>
        {names.map((name) => {
          const field = fields[name]?.label ?? name;
          return (
            <li key={name} className={classes.field}>
              <strong className={classes.name}>{field}</strong>
              <span className={classes.side}>
                <span className={classes.whose}>{t('settings.versions.mine')}</span>
                <span className={classes.value}>{shown(name, values[name])}</span>
                <Button
                  aria-label={`${t('settings.versions.keep_mine')}: ${field}`}
                  onClick={() => settle(name, false)}
                >
                  {t('settings.versions.keep_mine')}
                </Button>
              </span>
              <span className={classes.side}>
                <span className={classes.whose}>{t('settings.versions.theirs')}</span>
                <span className={classes.value}>{shown(name, theirs[name] as F[typeof name])}</span>
                <Button
                  aria-label={`${t('settings.versions.take_theirs')}: ${field}`}
                  onClick={() => settle(name, true)}
                >
                  {t('settings.versions.take_theirs')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
