import type { Statement } from '@portal/contract/billing/billing.ts';
import { percentText, placeOfSupply } from '@portal/contract/taxes/tax-text.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './statement-page.module.css';

/** What was charged of each tax in the month, less what credits took back; nothing where there was none. */
export const TaxesCard = ({ statement: { taxes } }: { statement: Statement }) => {
  const { t } = useTranslation();
  if (taxes.length === 0) return null;
  return (
    <Card title={t('billing.screens.statement.taxes')}>
      <dl className={classes.rows}>
        {taxes.map(({ tax, place, percent, base, amount, invoices }) => (
          <div key={`${tax} ${place} ${percent}`}>
            <dt>
              {t(`taxes.names.${tax}`)} {percentText(percent)}{' '}
              <span className={classes.note}>
                {[placeOfSupply(place, currentLanguage()), t('taxes.base', { base: money(base) })].join(' · ')}
              </span>
            </dt>
            <dd>
              <b>{money(amount)}</b>
            </dd>
            <dd className={classes.count}>{invoices}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
