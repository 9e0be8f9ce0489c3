import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './attention.module.css';
import { useNow } from './use-now.ts';

const second = 1000;
const minute = 60;

/** How long ago the queue was read, counted up while one looks. */
export const CheckedText = ({ at }: { at: number }) => {
  const { t } = useTranslation();
  const age = Math.max(0, Math.floor((useNow(second) - at) / second));
  return (
    <span className={classes.checked}>
      {age < 2
        ? t('home.screen.attention.checked_now')
        : age < minute
          ? t('home.screen.attention.checked_seconds', { count: age })
          : t('home.screen.attention.checked_minutes', { count: Math.floor(age / minute) })}
    </span>
  );
};
