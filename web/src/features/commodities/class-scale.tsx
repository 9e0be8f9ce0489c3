import { densityStep } from '@portal/contract/commodities/density.ts';
import { useTranslation } from 'react-i18next';
import classes from './class-scale.module.css';

const steps = Array.from({ length: 13 }, (_, index) => index + 1);

/** The thirteen steps of the density scale, the one this density (pounds a cubic foot) stands on lit. */
export const ClassScale = ({ density }: { density: number }) => {
  const { t } = useTranslation();
  const lit = densityStep(density).subclass;
  return (
    <span className={classes.scale} role="img" aria-label={t('commodities.form.scale', { step: lit })}>
      {steps.map((step) => (
        <i key={step} data-lit={step === lit || undefined} />
      ))}
    </span>
  );
};
