import type { LoadDetails, PriceLine } from '@portal/contract/loads/load.ts';
import { copyText } from '../../platform/copy-text.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { marginOf } from '../quotes/markup/margin.ts';
import { number } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { CarrierBadge } from '../../ui/primitives/carrier-badge.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/action-icons.tsx';
import { Money } from '../../ui/primitives/money.tsx';
import { PriceLines } from '../../ui/primitives/price-lines.tsx';
import classes from './load-price.module.css';

/** Carrier and price by line; the operator also sees cost and margin. */
export const LoadPrice = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const { carrier, price } = load;
  if (!carrier || price === null) return <Unbooked load={load} />;
  const lines = load.price_lines.map((line, index) => ({
    key: `${line.code}-${index}`,
    label: lineLabel(line, load),
    note: line.note?.[currentLanguage()],
    amount: line.amount,
  }));
  return (
    <Card>
      <div className={classes.head}>
        <CarrierBadge scac={carrier.scac} name={carrier.short_name} logoUrl={carrier.logo_url} size="small" />
        <h2 className={classes.carrier}>{carrier.name}</h2>
        {load.pro_number && <Pro number={load.pro_number} />}
      </div>
      {load.estimated_price !== null && (
        <PriceLines lines={[{ key: 'estimate', label: t('places.terms.estimate'), amount: load.estimated_price }]} />
      )}
      <PriceLines
        lines={lines}
        total={{
          label: t(`loads.page.${load.is_before_tax ? 'total_before_tax' : 'total'}`),
          amount: price,
          size: 'row',
        }}
      />
      {load.cost !== undefined && (
        <div className={classes.operator}>
          <PriceLines
            lines={[
              { key: 'cost', label: t('loads.page.cost'), amount: load.cost },
              { key: 'margin', label: t('loads.page.margin'), amount: marginOf(price, load.cost).dollars },
            ]}
          />
        </div>
      )}
    </Card>
  );
};

/** The label of a price line: freight with its weight, a discount with its percentage. */
const lineLabel = (line: PriceLine, load: LoadDetails): string => {
  const label = line.label[currentLanguage()];
  const code = line.code.toUpperCase();
  if (code === 'BASE') return `${label}, ${number(load.weight_lb, 0)} lb`;
  const base = load.price_lines.find((other) => other.code.toUpperCase() === 'BASE')?.amount;
  return code === 'DISC' && base ? `${label} ${number((-100 * line.amount) / base, 1)}%` : label;
};

const Pro = ({ number: pro }: { number: string }) => {
  const { t } = useTranslation();
  const copy = () => void copyText(pro, t('loads.page.copied'));
  return (
    <span className={classes.pro}>
      <RefText>{/^pro/i.test(pro) ? pro : t('loads.page.pro', { number: pro })}</RefText>
      <IconButton size="small" icon={CopyIcon} label={t('loads.page.copy_pro')} onClick={copy} />
    </span>
  );
};

const Unbooked = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('loads.page.price')}>
      <p className={classes.unbooked}>
        {load.cheapest_price === null ? (
          t('loads.page.not_priced')
        ) : (
          <>
            {t('loads.page.from')} <Money dollars={load.cheapest_price} size="row" />
            {load.is_before_tax && ` ${t('loads.page.before_tax')}`}
          </>
        )}
      </p>
    </Card>
  );
};
