import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './tender-steps.module.css';

const steps = ['stops', 'confirm'] as const;

/** Where in the booking the person is. */
export const TenderSteps = ({ confirming }: { confirming: boolean }) => {
  const { t } = useTranslation();
  const now = confirming ? 1 : 0;
  return (
    <ol className={classes.steps} aria-label={t('tendering.steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={classes.mark}>{index < now ? <CheckIcon size={12} /> : index + 1}</span>
          {t(`tendering.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
};
