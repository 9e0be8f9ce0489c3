import { sharedTables, type RatedCarrier, type TariffSeries } from '@portal/contract/rates/rate-table.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { seriesName } from '../field-name.ts';
import { ratesList } from '../rates.api.ts';
import { NewTariffDrawer } from './new-tariff-drawer.tsx';
import classes from './rates-page.module.css';

/** The carriers that are rated by tables with their tariffs, and the tables that all of them share. */
export const RatesPage = () => {
  const { t } = useTranslation();
  const query = useQuery(ratesList);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      {t('rates.new')}
    </Button>
  );
  return (
    <SettingsFrame name="rates" text={t('rates.text')} action={add}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={TruckIcon}>{t('rates.none')}</EmptyState>
          ) : (
            <ul className={frameClasses.list}>
              {items.map((one) => (
                <CarrierRow key={one.carrier.id} rated={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Card title={t('rates.shared')}>
        <ul className={classes.tables}>
          {sharedTables.map((table) => (
            <li key={table}>
              <Link to="/settings/rates/tables/$table" params={{ table }}>
                {t(`rates.tables.${table}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {isAdding && <NewTariffDrawer carriers={query.data?.items ?? []} onClose={() => setAdding(false)} />}
    </SettingsFrame>
  );
};

const CarrierRow = ({ rated: { carrier, enabled, tariffs } }: { rated: RatedCarrier }) => {
  const { t } = useTranslation();
  return (
    <li className={frameClasses.row}>
      <CarrierBadge scac={carrier.scac} name={carrier.short_name} />
      <span>
        <span className={frameClasses.name}>{carrier.short_name}</span>
        <span className={frameClasses.more}>
          {carrier.scac}
          {!enabled && ` (${t('rates.off')})`}
        </span>
      </span>
      <ul className={`${classes.tariffs} ${frameClasses.wide}`}>
        {tariffs.length === 0 && <li className={frameClasses.more}>{t('rates.no_tariffs')}</li>}
        {tariffs.map((tariff) => (
          <TariffLine key={`${tariff.kind} ${tariff.series.join('|')}`} scac={carrier.scac} tariff={tariff} />
        ))}
      </ul>
    </li>
  );
};

/** One tariff: the version in use leads to its page, a draft to the editor. */
const TariffLine = ({ scac, tariff }: { scac: string; tariff: TariffSeries }) => {
  const { t } = useTranslation();
  const { kind, series, name, versions, draft } = tariff;
  const shown = versions.find(({ state }) => state === 'in_use') ?? versions[0];
  const title = `${name} (${t(`rates.kinds.${kind}`)}, ${seriesName(kind, series)})`;
  const from = shown?.effective_from ?? '';
  return (
    <li className={classes.tariff}>
      {shown ? (
        <Link to="/settings/rates/version" search={{ kind, scac, series: series.join('|'), from }}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {shown && (
        <span className={frameClasses.more}>
          {t(`rates.states.${shown.state}`)}, {t('rates.from', { day: date(shown.effective_from) })}
        </span>
      )}
      {draft && (
        <Link to="/settings/rates/drafts/$draft" params={{ draft: String(draft.id) }}>
          {t('rates.states.draft')}
          {draft.effective_from !== null && ` ${t('rates.from', { day: date(draft.effective_from) })}`}
        </Link>
      )}
    </li>
  );
};
