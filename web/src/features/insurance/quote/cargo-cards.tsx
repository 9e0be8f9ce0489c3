import {
  commodityGroups,
  type Conveyance,
  conveyances,
  insuranceConditions,
} from '@portal/contract/insurance/insurance-choices.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { useId } from 'react';
import { shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { OptionCard, OptionName } from '../../../ui/fields/option-card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { BoxIcon, LayersIcon, PlaneIcon, ShipIcon, TrainIcon, TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { Card, CardHead, TwinCard } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import classes from '../insurance.module.css';
import { isDomestic } from './cargo-form.ts';
import { CifHelp } from './cif-help.tsx';
import type { CargoFormState } from './use-cargo-form.ts';

const glyphs = {
  truck: TruckIcon,
  rail: TrainIcon,
  ocean: ShipIcon,
  air: PlaneIcon,
  parcel: BoxIcon,
  several: LayersIcon,
} as const satisfies Record<Conveyance, unknown>;

/** The picture of a conveyance; beside it stands its name. */
const ConveyanceGlyph = ({ conveyance }: { conveyance: Conveyance }) => {
  const Glyph = glyphs[conveyance];
  return <Glyph size={16} />;
};

type CardProps = { form: CargoFormState };

export const GoodsCard = ({ form, hasWar }: CardProps & { hasWar: boolean }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.screens.form.goods')}>
      <div className={classes.goods}>
        <TextField label={t('insurance.screens.form.commodity')} required {...form.field('commodity')} />
        <SelectField
          label={t('insurance.screens.form.group')}
          options={commodityGroups.map((value) => ({ value, label: t(`insurance.groups.${value}`) }))}
          {...form.field('commodity_group')}
        />
        <NewOrUsed form={form} />
        <NumberField
          label={t('insurance.screens.form.value')}
          hint={t('insurance.screens.form.value_hint')}
          unit="USD"
          digits={2}
          {...form.field('insured_value')}
        />
        <SelectField
          label={t('insurance.screens.form.condition')}
          hint={t('insurance.screens.form.condition_hint')}
          options={[
            { value: 'all' as const, label: t('insurance.screens.form.compare_all') },
            ...insuranceConditions.map((value) => ({
              value,
              label: `${t(`insurance.conditions.${value}`)} (${value})`,
            })),
          ]}
          {...form.field('condition')}
        />
        <DateField
          label={t('insurance.screens.form.leaves_on')}
          hint={t('insurance.screens.form.leaves_hint')}
          required
          {...form.field('departs_on')}
        />
        <CifHelp onUse={form.field('insured_value').onChange} />
        {(hasWar || form.values.war_and_strikes) && <WarField form={form} />}
      </div>
    </Card>
  );
};

const NewOrUsed = ({ form }: CardProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.half}>
      <span>{t('insurance.screens.form.goods_are')}</span>
      <Segmented
        label={t('insurance.screens.form.goods_are')}
        fullWidth
        options={[
          { value: 'new', label: t('insurance.screens.form.new') },
          { value: 'used', label: t('insurance.screens.form.used') },
        ]}
        value={form.values.is_used ? 'used' : 'new'}
        onChange={(value) => form.change({ is_used: value === 'used' })}
      />
    </div>
  );
};

const WarField = ({ form }: CardProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.wide}>
      <Checkbox
        label={t('insurance.screens.form.war_and_strikes')}
        checked={form.values.war_and_strikes}
        onChange={(war_and_strikes) => form.change({ war_and_strikes })}
      />
    </div>
  );
};

const ends = ['origin', 'destination'] as const;

/** Where the cargo comes from and where it goes. */
export const PlacesCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  return (
    <TwinCard>
      {ends.map((end) => (
        <div
          key={end}
          role="group"
          className={classes.place}
          data-end={end}
          aria-label={t(`insurance.screens.form.${end === 'origin' ? 'from' : 'to'}`)}
        >
          <CardHead title={t(`insurance.screens.form.${end === 'origin' ? 'from' : 'to'}`)} />
          <div className={classes.ends}>
            <SelectField
              label={t('insurance.screens.form.country')}
              options={countries.map((value) => ({ value, label: t(`insurance.screens.countries.${value}`) }))}
              {...form.field(`${end}_country`)}
            />
            <TextField label={t('insurance.screens.form.zip')} required {...form.field(`${end}_zip_code`)} />
            <TextField label={t('insurance.screens.form.city')} {...form.field(`${end}_city`)} />
            <TextField label={t('insurance.screens.form.state')} {...form.field(`${end}_state`)} />
          </div>
        </div>
      ))}
    </TwinCard>
  );
};

export const TravelCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  const name = useId();
  const { conveyance } = form.values;
  const domestic = isDomestic(form.values);
  return (
    <Card
      title={t('insurance.screens.form.travels')}
      aside={
        <span className={domestic ? classes.domestic : classes.foreign}>
          {domestic && <CheckIcon size={14} />}
          {t(`insurance.screens.form.${domestic ? 'domestic' : 'foreign'}`)}
        </span>
      }
    >
      <div className={classes.ways} role="radiogroup" aria-label={t('insurance.screens.form.travels')}>
        {conveyances.map((way) => (
          <OptionCard
            key={way}
            name={name}
            value={way}
            checked={conveyance === way}
            onChoose={() => form.change({ conveyance: way })}
          >
            <span className={classes.way}>
              <ConveyanceGlyph conveyance={way} />
              <OptionName>{t(`insurance.conveyances.${way}`)}</OptionName>
            </span>
          </OptionCard>
        ))}
      </div>
    </Card>
  );
};

const known = ['above', 'on_request', 'never'] as const;

/** What operations answer, and what nobody insures. */
export const ToKnowCard = ({ limit }: { limit: number | undefined }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.screens.form.to_know')}>
      <div className={classes.know}>
        {known.map((one) => (
          <div key={one}>
            <h3>
              {one === 'above' && limit !== undefined
                ? t('insurance.screens.form.above_limit', { limit: shortMoney(limit) })
                : t(`insurance.screens.form.${one}`)}
            </h3>
            <p className={classes.note}>{t(`insurance.screens.form.${one}_text`)}</p>
          </div>
        ))}
      </div>
    </Card>
  );
};
