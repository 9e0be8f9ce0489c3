import type { ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { themeVariables } from '@portal/contract/settings/theme-variables.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './preview-screen.module.css';

const loads = [
  { number: '100517', status: 'in_transit', from: 'Reno, NV', to: 'Portland, OR', price: '$231.18', isChosen: true },
  { number: '100514', status: 'assigned', from: 'Portland, OR', to: 'Denver, CO', price: '$487.06', isChosen: false },
  { number: '100498', status: 'delivered', from: 'Seattle, WA', to: 'Austin, TX', price: '$412.30', isChosen: false },
  { number: '100491', status: 'cancelled', from: 'Fresno, CA', to: 'Boise, ID', price: '$640.00', isChosen: false },
] as const;

const entries = ['loads', 'claims', 'insurance'] as const;

type PreviewScreenProps = { onPick: (variable: ThemeVariable) => void };

/**
 * A list, a form and the sidebar, drawn rather than working: nothing in it can be focused. A part that is pressed says
 * which color it has.
 */
export const PreviewScreen = ({ onPick }: PreviewScreenProps) => {
  const { t } = useTranslation();
  const pick = (target: EventTarget) => {
    // An element of another page is no instance of this one's class.
    const part = 'closest' in target ? (target as Element).closest('[data-variable]') : null;
    const variable = themeVariables.find((one) => one === part?.getAttribute('data-variable'));
    if (variable) onPick(variable);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the fields beside it are reached by keys
    <div className={classes.screen} onClick={({ target }) => pick(target)}>
      <div className={classes.sidebar} data-variable="sidebar">
        <b>Portal</b>
        {entries.map((entry, at) => (
          <span key={entry} data-current={at === 0 || undefined}>
            {t(`settings.themes.preview.${entry}`)}
          </span>
        ))}
      </div>
      <div className={classes.content}>
        <div className={classes.head} data-variable="text">
          <b>{t('settings.themes.preview.loads')}</b>
          <span className={classes.default} data-variable="default">
            {t('settings.themes.export')}
          </span>
          <span className={classes.primary} data-variable="primary">
            {t('settings.themes.preview.book')}
          </span>
        </div>
        <Rows />
        <SampleForm />
      </div>
    </div>
  );
};

const Rows = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.card} data-variable="border">
      <div className={classes.labels} data-variable="text_2">
        <i />
        <span>{t('settings.themes.preview.load')}</span>
        <span>{t('settings.themes.preview.status')}</span>
        <span className={classes.lane}>{t('settings.themes.preview.lane')}</span>
        <span>{t('settings.themes.preview.price')}</span>
      </div>
      {loads.map(({ number, status, from, to, price, isChosen }) => (
        <div key={number} className={classes.row} data-chosen={isChosen || undefined} data-variable="hairline">
          <i
            className={classes.box}
            data-checked={isChosen || undefined}
            data-variable={isChosen ? 'checked' : 'border_control'}
          >
            {isChosen && <b data-variable="check_mark">✓</b>}
          </i>
          <span>
            <b data-variable="text">{number}</b> <small data-variable="text_3">LTL</small>
          </span>
          <span>
            <span className={classes.chip} data-status={status}>
              {t(`settings.themes.preview.statuses.${status}`)}
            </span>
          </span>
          <span className={classes.lane} data-variable="text">
            {from} – {to}
          </span>
          <b data-variable="text">{price}</b>
        </div>
      ))}
    </div>
  );
};

const SampleForm = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.card} data-variable="border">
      <div className={classes.form}>
        <b data-variable="text">{t('settings.themes.preview.ship_to')}</b>
        <div className={classes.fields}>
          <span>
            <small data-variable="text_2">{t('settings.themes.preview.zip')}</small>
            <span className={classes.field} data-variable="border_control">
              97210
            </span>
          </span>
          <span>
            <small data-variable="text_2">{t('settings.themes.preview.city')}</small>
            <span className={classes.field} data-focus data-variable="focus">
              Portland
            </span>
          </span>
          <span>
            <small data-variable="text_2">{t('settings.themes.preview.value')}</small>
            <span className={classes.field} data-variable="border_control">
              $21,400 <small data-variable="text_3">USD</small>
            </span>
            <small className={classes.fault} data-variable="danger_text">
              {t('settings.themes.preview.fault')}
            </small>
          </span>
        </div>
        <div className={classes.buttons}>
          <span className={classes.link} data-variable="link">
            {t('settings.themes.preview.link')}
          </span>
          <span className={classes.default} data-variable="default">
            {t('settings.form.save')}
          </span>
          <span className={classes.primary} data-hover data-variable="primary_hover">
            {t('settings.themes.preview.quotes')}
          </span>
          <span className={classes.danger} data-variable="danger">
            {t('settings.themes.preview.cancel_load')}
          </span>
        </div>
      </div>
    </div>
  );
};
