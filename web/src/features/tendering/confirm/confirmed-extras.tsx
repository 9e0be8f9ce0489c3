import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CardHead } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import classes from './confirm-step.module.css';
import { EditLoadLink } from './edit-load-link.tsx';

/** The extras the price includes, with what was said of each, and whether the cargo is hazardous; "None" is said. */
export const ConfirmedExtras = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const extras = load.accessorials.map(({ id, full_label }) => ({ id, text: full_label[currentLanguage()] }));
  const hazmat = load.line_items.filter(({ hazmat: rules }) => rules).map(({ commodity }) => commodity);
  return (
    <div>
      <CardHead
        title={t('tendering.confirm.extras')}
        aside={<EditLoadLink load={load} label={t('tendering.confirm.change_extras')} />}
      />
      {extras.length === 0 && <p className={classes.line}>{t('tendering.confirm.none')}</p>}
      {extras.map(({ id, text }) => (
        <p key={id} className={classes.line} data-known>
          <RefText wraps>{text}</RefText>
        </p>
      ))}
      <p className={classes.line}>
        {t('tendering.confirm.hazmat_row')}: {hazmat.join(', ') || t('tendering.confirm.none')}
      </p>
    </div>
  );
};
