import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { linkOptions } from '@tanstack/react-router';
import { storedKeys } from '../../../platform/session/stored.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BoxIcon } from '../../../ui/icons/freight-icons.tsx';
import { FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import {
  defineList,
  type FilterEditorProps,
  type ListFilter,
  listQuery,
  type RowProps,
} from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { savedItemList, type SavedItemPage } from '../../commodities/commodities.api.ts';
import { savedItemText } from '../../commodities/saved-item-text.ts';
import {
  itemFiltersOn,
  itemsQuery,
  type LineItemsSearch,
  noItemFilters,
  useLineItemsSearch,
} from './line-items-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';

/** The address of one item's drawer, of a new one with `new`, and without either of the list. */
export const lineItemAddress = (item?: number | 'new') =>
  linkOptions({
    to: '/settings/my-line-items/{-$item}',
    params: { item: item === undefined ? undefined : String(item) },
  });

type ItemRow = RowProps<SavedItem>;

const Commodity = ({ row }: ItemRow) => (
  <RowLink {...lineItemAddress(row.id)} data-load={row.id} preloads={false} keepsSearch>
    {row.commodity}
  </RowLink>
);

const size = ({ length, width, height, dimension_unit }: SavedItem): string =>
  length && width && height ? `${number(length)} × ${number(width)} × ${number(height)} ${dimension_unit}` : '–';

const Hazmat = ({ row: { hazmat } }: ItemRow) => (hazmat ? `${hazmat.un_number}, ${hazmat.class_division}` : '–');

const ItemPhoneRow = ({ row, t }: ItemRow) => (
  <PhoneRow>
    <PhoneLine main>
      <Commodity row={row} t={t} />
    </PhoneLine>
    <PhoneLine whole>
      <SecondLine>{savedItemText(row)}</SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoItems = () => {
  const { t } = useTranslation();
  const [search, change] = useLineItemsSearch();
  if (itemFiltersOn(search) === 0) {
    return <EmptyState icon={BoxIcon}>{t('settings.line_items.none_yet')}</EmptyState>;
  }
  return (
    <NoneFound clear={t('settings.saved.clear')} onClear={() => change(noItemFilters)}>
      {t('settings.line_items.none_found')}
    </NoneFound>
  );
};

type EditorProps = FilterEditorProps<LineItemsSearch>;

const ClassEditor = ({ search, change }: EditorProps) => (
  <FilterOptions
    options={freightClasses.map((value) => ({ value, label: value }))}
    value={search.freight_class}
    onChange={(freight_class) => change({ freight_class })}
  />
);

const HazardousEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = (['true', 'false'] as const).map((value) => ({
    value,
    label: t(value === 'true' ? 'settings.line_items.hazardous_yes' : 'settings.line_items.hazardous_no'),
  }));
  return (
    <FilterOptions
      options={options}
      value={search.hazardous && [search.hazardous]}
      onChange={(chosen) => change({ hazardous: chosen?.at(-1) })}
    />
  );
};

const HazardousValue = ({ search }: { search: LineItemsSearch }) => {
  const { t } = useTranslation();
  return t(search.hazardous === 'true' ? 'settings.line_items.hazardous_yes' : 'settings.line_items.hazardous_no');
};

const filters = {
  freight_class: {
    label: (t) => t('commodities.file.freight_class'),
    fields: ['freight_class'],
    Editor: ClassEditor,
    Value: ({ search }) => {
      const { t } = useTranslation();
      return valuesText(search.freight_class, t);
    },
  },
  hazardous: {
    label: (t) => t('settings.line_items.hazardous'),
    fields: ['hazardous'],
    Editor: HazardousEditor,
    Value: HazardousValue,
  },
} satisfies Record<string, ListFilter<LineItemsSearch, SavedItemPage>>;

/** The account's saved line items by commodity. */
export const lineItemsList = defineList<SavedItemPage, LineItemsSearch>({
  id: 'line-items-list',
  title: (t) => t('settings.screens.line_items.title'),
  useSearch: useLineItemsSearch,
  query: listQuery((search: LineItemsSearch, limit) => savedItemList(itemsQuery(search, limit))),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('settings.line_items.search'), hint: (t) => t('settings.line_items.search_hint') },
  filters,
  noFilters: noItemFilters,
  countFilters: itemFiltersOn,
  columns: {
    commodity: { label: (t) => t('commodities.file.commodity'), Cell: Commodity, minWidth: 220 },
    class: { label: (t) => t('commodities.file.freight_class'), Cell: ({ row }) => row.freight_class ?? '–' },
    nmfc: { label: (t) => t('commodities.file.nmfc_number'), Cell: ({ row }) => row.nmfc_number ?? '–' },
    size: { label: (t) => t('settings.line_items.size'), Cell: ({ row }) => size(row), minWidth: 170 },
    weight: {
      label: (t) => t('settings.line_items.weight'),
      Cell: ({ row }) => (row.weight ? `${number(row.weight)} ${row.weight_unit}` : '–'),
      align: 'end',
    },
    hazmat: { label: (t) => t('settings.line_items.hazardous'), Cell: Hazmat },
    hs_code: { label: (t) => t('commodities.file.hs_code'), Cell: ({ row }) => row.hs_code ?? '–' },
  },
  storedAs: storedKeys.lineItemsTable,
  pageSizes: { options: [25, 50, 100], usual: 50 },
  rowLines: 1,
  PhoneRow: ItemPhoneRow,
  Empty: NoItems,
  rangeText: countOrRange('settings.line_items.count'),
});
