import { colorOf, contrastOf, type Scheme, schemes, type Theme } from '@portal/contract/settings/themes.ts';
import { type ThemeVariable, themeVariables } from '@portal/contract/settings/theme-variables.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { WarningIcon } from '../../../ui/icons/status-icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import type { ReadTheme, ThemeFault } from './read-theme.ts';
import classes from './themes.module.css';

type Change = { scheme: Scheme; variable: ThemeVariable; from: string; to: string };

/** The colors that a theme shows otherwise than another one. */
const changesBetween = (before: Theme, after: Theme): Change[] =>
  schemes.flatMap((scheme) =>
    themeVariables.flatMap((variable) => {
      const [from, to] = [before, after].map((theme) => colorOf(theme[scheme], variable, scheme));
      return from === undefined || to === undefined || from === to ? [] : [{ scheme, variable, from, to }];
    }),
  );

type ImportReviewProps = {
  draft: Theme;
  read: ReadTheme;
  fileName: string;
  onTake: (theme: Theme) => void;
  onClose: () => void;
};

/** What a file would change, before anything is: each color as it is and as it would be, and what is hard to read. */
export const ImportReview = ({ draft, read, fileName, onTake, onClose }: ImportReviewProps) => {
  const { t } = useTranslation();
  const { theme, faults } = read;
  const changes = theme ? changesBetween(draft, theme) : [];
  const isNamedOtherwise = theme !== null && theme.name !== draft.name;
  return (
    <Dialog
      title={t('settings.themes.review.title', { file: fileName })}
      size={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.form.cancel')}</Button>
          {theme && (
            <Button
              kind="primary"
              disabledReason={changes.length === 0 && !isNamedOtherwise && t('settings.themes.review.same')}
              onClick={() => onTake(theme)}
            >
              {t('settings.themes.review.take', { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      {faults && <Faults faults={faults} />}
      {isNamedOtherwise && <p>{t('settings.themes.review.name', { name: theme.name })}</p>}
      {theme && changes.length === 0 && <p>{t('settings.themes.review.same')}</p>}
      {theme && changes.length > 0 && <Changes theme={theme} changes={changes} />}
    </Dialog>
  );
};

const mostFaults = 8;

const Faults = ({ faults }: { faults: readonly ThemeFault[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <Callout kind="danger">{t('settings.themes.not_a_theme')}</Callout>
      <ul className={classes.faults}>
        {faults.slice(0, mostFaults).map(({ why, at }) => (
          <li key={`${why} ${at}`}>{t(`settings.themes.review.faults.${why}`, { at })}</li>
        ))}
      </ul>
      {faults.length > mostFaults && <p>{t('settings.themes.more', { count: faults.length - mostFaults })}</p>}
    </>
  );
};

const Changes = ({ theme, changes }: { theme: Theme; changes: readonly Change[] }) => {
  const { t } = useTranslation();
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('settings.themes.variable')}</th>
          <th scope="col">{t('settings.themes.review.now')}</th>
          <th scope="col">{t('settings.themes.review.imported')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ scheme, variable, from, to }) => (
          <tr key={`${scheme} ${variable}`}>
            <th scope="row">
              {t(`settings.themes.variables.${variable}`)}, {t(`frame.appearance.${scheme}`)}
            </th>
            <td>
              <Swatch color={from} />
            </td>
            <td>
              <Swatch color={to} />
              <TooLow {...contrastOf(theme[scheme], variable, scheme)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Swatch = ({ color }: { color: string }) => (
  <>
    <i style={{ background: color }} />
    <code>{color.slice(1).toUpperCase()}</code>
  </>
);

const TooLow = ({ value, needed }: { value: number; needed: number }) => {
  const { t } = useTranslation();
  if (value >= needed) return null;
  return (
    <span className={classes.tooLow}>
      <WarningIcon size={13} />
      {t('settings.themes.review.low', { value: number(value, 1), needed: number(needed, 1) })}
    </span>
  );
};
