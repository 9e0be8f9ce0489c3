import { insuredSum } from '@portal/contract/insurance/rate-insurance.ts';
import { useState } from 'react';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from '../insurance.module.css';

type Sums = { goods: number | null; freight: number | null; percent: number | null };

const fields = [
  ['goods', 'USD'],
  ['freight', 'USD'],
  ['percent', '%'],
] as const;

/** A premium of more is a slip: a multiple of the sum would be insured. */
const mostPercent = 50;

/** Calculates the sum that CIF and CIP want: 110 % of goods, freight and premium. */
export const CifHelp = ({ onUse }: { onUse: (insured: number) => void }) => {
  const { t } = useTranslation();
  const [sums, setSums] = useState<Sums>({ goods: null, freight: null, percent: null });
  const percent = sums.percent ?? 0;
  const tooMuch = percent > mostPercent ? t('http.errors.too_big', { maximum: mostPercent }) : undefined;
  const insured = tooMuch ? 0 : insuredSum(sums.goods ?? 0, sums.freight ?? 0, percent);
  return (
    <details className={`${classes.wide} ${classes.cif}`}>
      <summary>{t('insurance.screens.form.cif')}</summary>
      <div className={classes.goods}>
        {fields.map(([name, unit]) => (
          <NumberField
            key={name}
            label={t(`insurance.screens.form.cif_${name}`)}
            unit={unit}
            digits={2}
            value={sums[name]}
            error={name === 'percent' ? tooMuch : undefined}
            onChange={(value) => setSums({ ...sums, [name]: value })}
          />
        ))}
        {insured > 0 && (
          <div className={classes.wide}>
            <Button onClick={() => onUse(insured)}>
              {t('insurance.screens.form.cif_use', { sum: money(insured) })}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
};
