import { stateName } from '@portal/contract/places/states.ts';
import { percentText } from '@portal/contract/taxes/tax-text.ts';
import { taxRates } from '@portal/contract/taxes/taxes.settings.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ShareIcon } from '../../ui/icons/action-icons.tsx';
import { SearchField } from '../../ui/lists/filters/filter-line.tsx';
import { ButtonAnchor } from '../../ui/primitives/button.tsx';
import { settingQuery } from '../settings/settings.api.ts';
import { Loaded } from '../settings/settings-frame.tsx';
import { RateDrawer } from './rate-drawer.tsx';
import { rateKey, type RateRow } from './rate-form.ts';
import { TaxRow, TaxSection } from './tax-section.tsx';
import classes from './taxes.module.css';

/** The rates, each with the address it is from. */
export const Rates = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(taxRates));
  const [edited, setEdited] = useState<RateRow | 'new' | null>(null);
  return (
    <TaxSection title={t('taxes.screen.rates.title')} add={t('taxes.screen.rates.add')} onAdd={() => setEdited('new')}>
      <Loaded query={query}>{({ value }) => <RateList rows={value} onEdit={setEdited} />}</Loaded>
      {edited && query.data && <RateDrawer row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </TaxSection>
  );
};

const RateList = ({ rows, onEdit }: { rows: readonly RateRow[]; onEdit: (row: RateRow) => void }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  if (rows.length === 0) return <p className={classes.note}>{t('taxes.screen.rates.none')}</p>;
  const placeText = ({ country, state, zip_prefix }: RateRow): string => {
    const place = state === null ? t('taxes.screen.any_state') : stateName(state, country);
    const zip = zip_prefix && t('taxes.screen.zip', { prefix: zip_prefix });
    return [place, zip, t(`places.countries.${country}`)].filter(Boolean).join(', ');
  };
  const found = rows
    .map((row) => ({ row, name: `${t(`taxes.names.${row.tax}`)} ${percentText(row.percent)}`, place: placeText(row) }))
    .filter(({ row, name, place }) => folded([name, place, row.source, row.note].join(' ')).includes(folded(search)));
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label={t('taxes.screen.rates.search')}
          hint={t('taxes.screen.rates.search_hint')}
          current={search}
          onSearch={setSearch}
        />
      </div>
      {found.length === 0 && <p role="status">{t('taxes.screen.rates.none_found')}</p>}
      {found.length > 0 && (
        <ul className={classes.list}>
          {found.map(({ row, name, place }) => (
            <TaxRow
              key={rateKey(row)}
              name={`${name}, ${place}`}
              label={`${name}, ${place}`}
              about={[t(`taxes.screen.legs.${row.leg}`), row.note].filter(Boolean).join(' · ')}
              days={row}
              action={
                <ButtonAnchor
                  kind="link"
                  size="small"
                  href={row.source}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('taxes.screen.rates.show_source', { name: `${name}, ${place}` })}
                  icon={<ShareIcon size={16} />}
                >
                  {t('taxes.screen.rates.source_short')}
                </ButtonAnchor>
              }
              onEdit={() => onEdit(row)}
            />
          ))}
        </ul>
      )}
    </>
  );
};
