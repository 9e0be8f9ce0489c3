import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './dispatch.module.css';

/** A waiting load's number: a link that covers its row and opens what is done about it. */
export const WaitingLink = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  return (
    <Link
      to="."
      search={((earlier: object) => ({ ...earlier, load: loadId })) as never}
      className={classes.link}
      data-load={loadId}
      aria-label={t('tendering.dispatch.open', { load: loadId })}
    >
      {loadId}
    </Link>
  );
};
