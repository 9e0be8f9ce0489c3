import { freightClasses, type FreightClass } from '@portal/contract/commodities/freight-class.ts';
import type { TariffPage } from '@portal/contract/rates/rate-table.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { AccountFilter } from '../../accounts/account-filter.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { placeKey } from '../place-key.ts';
import { explainPrice } from '../rates.api.ts';
import { ExplainedSteps } from './explained-steps.tsx';
import classes from './why.module.css';

type WhyProps = {
  page: TariffPage;
  /** The saved draft prices can be explained by; null: what is in use alone. */
  draftId: number | null;
};

const truckModes = ['ftl', 'expedited', 'reefer', 'flatbed'] as const;
type Mode = 'ltl' | (typeof truckModes)[number];

const modeOf = ({ kind, series }: TariffPage): Mode =>
  kind === 'truck' ? (truckModes.find((mode) => mode === series[0]) ?? 'ftl') : 'ltl';

type Item = { freight_class: FreightClass; weight: number | null };

/** What is typed into the card, and what the server says to it. */
const useWhy = ({ page, draftId }: WhyProps) => {
  const me = useMe();
  const [by, setBy] = useState<'in_use' | 'draft'>(draftId === null ? 'in_use' : 'draft');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [day, setDay] = useState(() => operatorDay(me));
  const [isInTransit, setIsInTransit] = useState(false);
  const [account, setAccount] = useState<number | undefined>();
  const [items, setItems] = useState<readonly Item[]>([{ freight_class: '100', weight: null }]);
  const { mutate, data, isPending } = useMutation({
    mutationFn: explainPrice,
    onError: notifyFailure,
  });
  const explain = (event: FormEvent) => {
    event.preventDefault();
    mutate({
      carrier_id: page.carrier.id,
      mode: modeOf(page),
      pickup_date: day,
      origin_zip_code: from,
      destination_zip_code: to,
      items: items.flatMap(({ freight_class, weight }) => (weight === null ? [] : [{ freight_class, weight }])),
      account_id: account ?? null,
      in_transit: isInTransit,
      draft_id: by === 'draft' ? draftId : null,
    });
  };
  return {
    by,
    setBy,
    from,
    setFrom,
    to,
    setTo,
    day,
    setDay,
    isInTransit,
    setIsInTransit,
    account,
    setAccount,
    items,
    setItems,
    explain,
    data,
    isPending,
  };
};

/** Why a shipment costs what it costs: each step, by the tables in use or by the draft. */
export const WhyCard = (props: WhyProps) => {
  const { t } = useTranslation();
  const why = useWhy(props);
  const { draftId } = props;
  const { by, setBy, from, setFrom, to, setTo, day, setDay, account, setAccount, items, setItems } = why;
  // A container's haul depends on more than is typed here; the container's page shows its lines.
  if (props.page.kind === 'drayage') return <div />;
  return (
    <Card
      title={t('rates.why.title')}
      aside={
        draftId !== null && (
          <Segmented
            label={t('rates.why.by')}
            options={(['in_use', 'draft'] as const).map((value) => ({ value, label: t(`rates.why.${value}`) }))}
            value={by}
            onChange={setBy}
          />
        )
      }
    >
      <form className={classes.form} onSubmit={why.explain}>
        <div className={classes.trio}>
          <TextField label={t('rates.why.from')} inputMode="numeric" maxLength={5} value={from} onChange={setFrom} />
          <TextField label={t('rates.why.to')} inputMode="numeric" maxLength={5} value={to} onChange={setTo} />
          <DateField label={t('rates.why.day')} value={day} onChange={setDay} />
        </div>
        <AccountFilter
          label={t('rates.why.account')}
          any={t('rates.why.no_account')}
          value={account}
          onChange={setAccount}
        />
        <Checkbox label={t('rates.why.in_transit')} checked={why.isInTransit} onChange={why.setIsInTransit} />
        <Items items={items} onChange={setItems} />
        <div className={classes.buttons}>
          <Button type="submit" pending={why.isPending}>
            {t('rates.why.explain')}
          </Button>
          {items.length < 10 && (
            <Button kind="ghost" onClick={() => setItems([...items, { freight_class: '70', weight: null }])}>
              {t('rates.why.add_item')}
            </Button>
          )}
        </div>
      </form>
      {why.data && <ExplainedSteps explanation={why.data} />}
    </Card>
  );
};

type ItemsProps = { items: readonly Item[]; onChange: (items: readonly Item[]) => void };

/** The shipment's classes and weights. */
const Items = ({ items, onChange }: ItemsProps) => {
  const { t } = useTranslation();
  const change = (at: number, next: Partial<Item>) =>
    onChange(items.map((item, i) => (i === at ? { ...item, ...next } : item)));
  return (
    <>
      {items.map((item, at) => (
        <fieldset key={placeKey(at)} className={classes.pair}>
          <legend>{t('rates.why.item', { number: at + 1 })}</legend>
          <SelectField
            label={t('rates.fields.freight_class')}
            options={freightClasses.map((value) => ({ value, label: value }))}
            value={item.freight_class}
            onChange={(freight_class) => change(at, { freight_class })}
          />
          <NumberField
            label={t('rates.why.weight')}
            unit="lb"
            value={item.weight}
            onChange={(weight) => change(at, { weight })}
          />
        </fieldset>
      ))}
    </>
  );
};
