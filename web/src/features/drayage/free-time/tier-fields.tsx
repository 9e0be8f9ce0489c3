import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import classes from './free-time.module.css';
import type { TermsFields } from './terms-form.ts';

type Tiers = TermsFields['tiers'];

type TierFieldsProps = {
  tiers: Tiers;
  onChange: (tiers: Tiers) => void;
  faultOf: (path: string) => string | undefined;
};

const mostTiers = 12;

/** What a day costs, from the so-manieth charged day on. */
export const TierFields = ({ tiers, onChange, faultOf }: TierFieldsProps) => {
  const { t } = useTranslation();
  const last = tiers.at(-1);
  const add = () => onChange([...tiers, { from_day: last?.from_day ? last.from_day + 5 : 1, per_day: null }]);
  return (
    <fieldset className={classes.tiers}>
      <legend>{t('drayage.free_time.fields.tiers')}</legend>
      {tiers.length === 0 && <p className={classes.note}>{t('drayage.free_time.usual_price')}</p>}
      {tiers.map((tier, at) => {
        const field = (name: keyof Tiers[number]) => ({
          value: tier[name],
          onChange: (value: number | null) =>
            onChange(tiers.map((one, index) => (index === at ? { ...one, [name]: value } : one))),
          error: faultOf(`tiers.${at}.${name}`),
        });
        return (
          // Rows have nothing but their place to be known by.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={classes.tier}>
            <NumberField label={t('drayage.free_time.tier_from')} digits={0} {...field('from_day')} />
            <NumberField label={t('drayage.free_time.tier_price')} unit="USD" digits={2} {...field('per_day')} />
            <IconButton
              icon={CloseIcon}
              label={t('drayage.free_time.remove_tier', { at: at + 1 })}
              onClick={() => onChange(tiers.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      {tiers.length < mostTiers && (
        <Button size="small" icon={<PlusIcon size={15} />} onClick={add}>
          {t('drayage.free_time.add_tier')}
        </Button>
      )}
    </fieldset>
  );
};
