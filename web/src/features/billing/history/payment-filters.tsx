import { paymentMethods } from '@portal/contract/billing/invoice-status.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import { PeriodChoice, periodText } from '../../../ui/lists/filters/period-choice.tsx';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';
import type { FilterEditorProps, ListFilter } from '../../../ui/lists/list-definition.ts';
import type { PaymentPage } from './payment-history.api.ts';
import type { PaymentSearch } from './payment-search.ts';

type EditorProps = FilterEditorProps<PaymentSearch>;
type ValueProps = { search: PaymentSearch };

const MethodEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterOptions
      options={paymentMethods.map((value) => ({ value, label: t(`billing.methods.${value}`) }))}
      value={search.method}
      onChange={(method) => change({ method })}
    />
  );
};

const MethodValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.method?.map((method) => t(`billing.methods.${method}`)),
    t,
  );
};

const DateEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const labels = { from: t('billing.pay.receipt.filters.from'), until: t('billing.pay.receipt.filters.until') };
  return <PeriodChoice period={search} labels={labels} onChange={change} />;
};

const DateValue = ({ search }: ValueProps) => periodText(search);

/** The filters of the payments history. */
export const paymentFilters = {
  method: {
    label: (t) => t('billing.pay.receipt.filters.method'),
    fields: ['method'],
    Editor: MethodEditor,
    Value: MethodValue,
  },
  date: {
    label: (t) => t('billing.pay.receipt.filters.date'),
    fields: ['from', 'until'],
    Editor: DateEditor,
    Value: DateValue,
  },
} satisfies Record<string, ListFilter<PaymentSearch, PaymentPage>>;
