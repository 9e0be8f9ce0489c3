import { CertifyInput, type InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { loadDetails } from '../../loads/loads.api.ts';
import { insuranceAddress, myInsuranceAddress, offersAddress } from '../addresses.ts';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { insuranceQuery, useCertify } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

type Offer = InsuranceQuote['offers'][number];

type CertifyForm = {
  packing: string;
  type_of_shipment: string;
  marks_or_numbers: string;
  transportation_service: string;
  transportation_service_id: string;
  sailing_date: string;
  reference_number: string;
  loss_payable: { name: string; address: string; location_info: string; country: 'US' | 'MX' | 'CA' };
};

const empty: CertifyForm = {
  packing: '',
  type_of_shipment: '',
  marks_or_numbers: '',
  transportation_service: '',
  transportation_service_id: '',
  sailing_date: '',
  reference_number: '',
  loss_payable: { name: '', address: '', location_info: '', country: 'US' },
};

/** What of the certificate the insured load says: who hauls it under which number, and by which bill of lading. */
const filledFrom = ({ mode, carrier, pro_number, bol_number, po_number }: LoadDetails): CertifyForm => ({
  ...empty,
  type_of_shipment: mode.toUpperCase(),
  transportation_service: carrier?.name ?? '',
  transportation_service_id: pro_number ? `PRO ${pro_number}` : '',
  reference_number: bol_number ? `BOL ${bol_number}` : (po_number ?? ''),
});

/** Whether anybody but the account is paid in case of loss. */
const hasPayee = ({ loss_payable: { name, address, location_info } }: CertifyForm): boolean =>
  Boolean(name || address || location_info);

/** Buys the chosen offer: what the certificate says beside the quote, then one binding button. */
export const CertifyPage = () => {
  const { t } = useTranslation();
  const from = '/frame/insurance/insurance-certificate/$insurance' as const;
  const { insurance } = useParams({ from });
  const { offer: code } = useSearch({ from });
  const { data, error, refetch } = useQuery(insuranceQuery(Number(insurance)));
  usePageTitle(t('insurance.screens.certify.title'));
  useBreadcrumb([
    { label: t('insurance.screens.title'), address: myInsuranceAddress },
    { label: t('insurance.screens.quote_number', { id: insurance }), address: offersAddress(Number(insurance)) },
    { label: t('insurance.screens.certify.title') },
  ]);
  throwIfNotFound(error);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const offer = data?.offers.find((one) => one.code === code);
  if (data && (!offer || data.status !== 'quoted')) {
    return (
      <div className={classes.page}>
        <h1>{t('insurance.screens.certify.title')}</h1>
        <EmptyState
          icon={ShieldIcon}
          action={<LinkButton {...offersAddress(data.id)}>{t('insurance.screens.page.see_offers')}</LinkButton>}
        >
          {t('insurance.screens.selection.choose_offer')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <h1>{t('insurance.screens.certify.title')}</h1>
      <p className={classes.note}>{t('insurance.screens.certify.text')}</p>
      {data && offer ? <FilledForm quote={data} offer={offer} /> : <Skeleton height={420} />}
    </div>
  );
};

/** The form, once what its load says is known; a load that cannot be read fills nothing. */
const FilledForm = ({ quote, offer }: FormProps) => {
  const load = useQuery({ ...loadDetails(quote.load_id ?? 0), enabled: quote.load_id !== null });
  if (quote.load_id !== null && load.isPending) return <Skeleton height={420} />;
  return <Form quote={quote} offer={offer} initial={load.data ? filledFrom(load.data) : empty} />;
};

const useCertifyForm = (quote: InsuranceQuote, offer: Offer, initial: CertifyForm) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const certify = useCertify(quote.id);
  const bodyOf = (typed: CertifyForm) => ({
    ...typed,
    sailing_date: typed.sailing_date || null,
    loss_payable: hasPayee(typed) ? typed.loss_payable : null,
    offer: offer.code,
    terms_accepted: true as const,
    version: quote.version,
  });
  return useCheckedForm<CertifyForm, InsuranceQuote>({
    initial,
    check: (typed): Faults => schemaFaults(CertifyInput, bodyOf(typed)),
    send: (typed) => certify.mutateAsync(bodyOf(typed)),
    onSent: ({ id, certificate }) => {
      const number = certificate?.number;
      notify.success(
        number ? t('insurance.screens.certify.bought', { number }) : t('insurance.screens.certify.issuing'),
      );
      return navigate({ ...insuranceAddress(id), replace: true });
    },
  });
};

type FormProps = { quote: InsuranceQuote; offer: Offer };
const cargoFields = [
  'packing',
  'type_of_shipment',
  'marks_or_numbers',
  'reference_number',
  'transportation_service',
  'transportation_service_id',
] as const;

const Form = ({ quote, offer, initial }: FormProps & { initial: CertifyForm }) => {
  const { t } = useTranslation();
  const form = useCertifyForm(quote, offer, initial);
  return (
    <CheckedForm form={form} className={classes.form}>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Card title={t('insurance.screens.certify.cargo')}>
            <div className={classes.fields}>
              {cargoFields.map((name) => (
                <TextField key={name} label={t(`insurance.screens.certify.${name}`)} {...form.field(name)} />
              ))}
              {quote.conveyance === 'ocean' && (
                <DateField label={t('insurance.screens.certify.sailing_date')} {...form.field('sailing_date')} />
              )}
            </div>
          </Card>
          <PayeeCard form={form} />
        </div>
        <BuyCard quote={quote} offer={offer} pending={form.pending} />
      </div>
    </CheckedForm>
  );
};

/** Who is paid in case of loss. */
const PayeeCard = ({ form }: { form: ReturnType<typeof useCertifyForm> }) => {
  const { t } = useTranslation();
  const payee = form.values.loss_payable;
  const line = (name: 'name' | 'address' | 'location_info') => (
    <TextField
      label={t(`insurance.screens.certify.${name}`)}
      value={payee[name]}
      onChange={(typed) => form.change({ loss_payable: { ...payee, [name]: typed } })}
      error={form.faultOf(`loss_payable.${name}`)}
    />
  );
  return (
    <Card title={t('insurance.screens.certify.loss_payable')}>
      <div className={classes.form}>
        <p className={classes.note}>{t('insurance.screens.certify.loss_payable_hint')}</p>
        <div className={classes.fields}>
          {line('name')}
          {line('address')}
          {line('location_info')}
          <SelectField
            label={t('insurance.screens.form.country')}
            options={countries.map((value) => ({ value, label: t(`insurance.screens.countries.${value}`) }))}
            value={payee.country}
            onChange={(country) => form.change({ loss_payable: { ...payee, country } })}
          />
        </div>
      </div>
    </Card>
  );
};

const BuyCard = ({ quote, offer, pending }: FormProps & { pending: boolean }) => {
  const { t } = useTranslation();
  return (
    <Card title={t(`insurance.screens.offers.${offer.code}`)}>
      <div className={classes.aside}>
        <FactList
          facts={[
            [t('insurance.screens.form.from'), quote.origin_city || quote.origin_zip_code],
            [t('insurance.screens.form.to'), quote.destination_city || quote.destination_zip_code],
            [t('insurance.screens.selection.pays_at_most'), shortMoney(offer.limit)],
            [t('insurance.screens.selection.you_bear'), money(offer.deductible)],
          ]}
        />
        <div className={classes.total}>
          {t('insurance.screens.selection.total')}
          <Money dollars={offer.total} size="total" />
        </div>
        <Button type="submit" kind="primary" fullWidth pending={pending}>
          {offer.code === 'free'
            ? t('insurance.screens.certify.buy_free')
            : t('insurance.screens.certify.buy', { price: money(offer.total) })}
        </Button>
        <p className={classes.note}>{t('insurance.screens.certify.binding')}</p>
      </div>
    </Card>
  );
};
