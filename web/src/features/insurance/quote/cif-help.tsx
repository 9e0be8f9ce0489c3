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

/** Calculates the sum that CIF and CIP want: 110 % of goods, freight and premium. */
export const CifHelp = ({ onUse }: { onUse: (insured: number) => void }) => {
  const { t } = useTranslation();
  const [sums, setSums] = useState<Sums>({ goods: null, freight: null, percent: null });
  const insured = insuredSum(sums.goods ?? 0, sums.freight ?? 0, Math.min(sums.percent ?? 0, 50));
  return (
    <details className={classes.cif}>
      <summary>{t('insurance.screens.form.cif')}</summary>
      {fields.map(([name, unit]) => (
        <NumberField
          key={name}
          label={t(`insurance.screens.form.cif_${name}`)}
          unit={unit}
          digits={2}
          value={sums[name]}
          onChange={(value) => setSums({ ...sums, [name]: value })}
        />
      ))}
      {insured > 0 && (
        <Button onClick={() => onUse(insured)}>{t('insurance.screens.form.cif_use', { sum: money(insured) })}</Button>
      )}
    </details>
  );
};
