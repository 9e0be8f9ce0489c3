import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import { countryName } from '@portal/contract/commodities/country-name.ts';
import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import type { HazmatNotes } from '@portal/contract/commodities/hazmat/hazmat-notes.ts';
import type { LineItem, LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { money, number } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { HazmatIcon } from '../../ui/icons/freight-icons.tsx';
import { EditLink } from './edit-link.tsx';
import classes from './load-cargo.module.css';

/** The line items of the load as a table. */
export const LoadCargo = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const units = load.line_items.map((item) => item.handling_unit);
  const unit = new Set(units).size === 1 ? (units[0] ?? 'UNT') : 'UNT';
  const heads = ['commodity', 'nmfc', 'class', 'units', 'dimensions', 'weight'] as const;
  return (
    <Card
      bare
      title={t('loads.page.cargo')}
      aside={
        <span className={classes.totals}>
          {number(load.handling_units)}{' '}
          {phraseOfCode('commodities.handling_units', unit, { count: load.handling_units }) ?? unit},{' '}
          {number(load.weight_lb, 0)} lb, {number(load.cubic_feet, 1)} ft³{' '}
          <EditLink load={load}>{t('loads.page.edit_cargo')}</EditLink>
        </span>
      }
    >
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('loads.page.cargo')}>
        <table className={classes.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`loads.page.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {load.line_items.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      {load.hazmat_notes && <HazmatNotesOfLoad notes={load.hazmat_notes} />}
    </Card>
  );
};

/** What the rules for hazardous materials say of the cargo: what must be corrected before it ships, advice and placards. */
const HazmatNotesOfLoad = ({ notes: { findings, placards } }: { notes: HazmatNotes }) => {
  const { t } = useTranslation();
  if (findings.length === 0 && placards.length === 0) return null;
  const lineOf = (field: string) => Number(field.split('.')[1] ?? 0) + 1;
  return (
    <ul className={classes.notes} aria-label={t('loads.page.hazmat_notes')}>
      {placards.length > 0 && <li>{t('loads.page.placards', { placards: placards.join(', ') })}</li>}
      {findings.map(({ level, field, code, msg }) => (
        <li key={`${field} ${code}`} className={level === 'refusal' ? classes.refusal : undefined}>
          {t('loads.page.hazmat_line', { line: lineOf(field), text: msg[currentLanguage()] })}
        </li>
      ))}
    </ul>
  );
};

const dimensions = ({ length, width, height, dimension_unit }: LineItem): string =>
  length && width && height ? `${number(length)} × ${number(width)} × ${number(height)} ${dimension_unit}` : '–';

/** Customs facts of an item, as on the commercial invoice. */
const Customs = ({ item: { hs_code, country_of_origin, unit_value, net_weight, weight_unit } }: { item: LineItem }) => {
  const { t } = useTranslation();
  const facts = [
    hs_code && `HS ${hs_code}`,
    country_of_origin && countryName(country_of_origin, currentLanguage()),
    unit_value && money(unit_value),
    net_weight && `${t('loads.history.fields.net_weight')} ${number(net_weight)} ${weight_unit}`,
  ].filter(Boolean);
  return facts.length > 0 && <span className={classes.customs}>{facts.join(' · ')}</span>;
};

const ItemRow = ({ item }: { item: LineItem }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <td>
        <span className={classes.commodity}>{item.commodity}</span>
        {item.hazmat && (
          <span className={classes.hazmat}>
            <HazmatIcon size={14} aria-label={t('loads.page.hazmat')} />
            {basicDescription(item.hazmat)}
          </span>
        )}
        <Customs item={item} />
      </td>
      <td className={classes.quiet}>{item.nmfc_number ? <RefText>{item.nmfc_number}</RefText> : '–'}</td>
      <td>{item.freight_class || '–'}</td>
      <td>
        {item.handling_unit_count === 0 ? '–' : number(item.handling_unit_count)}{' '}
        {phraseOfCode('commodities.handling_units', item.handling_unit, { count: item.handling_unit_count }) ??
          item.handling_unit}
      </td>
      <td className={classes.quiet}>{dimensions(item)}</td>
      <td>
        {item.weight === 0 ? (
          '–'
        ) : (
          <>
            {number(item.weight)} <span className={classes.unit}>{item.weight_unit}</span>
          </>
        )}
      </td>
    </tr>
  );
};
