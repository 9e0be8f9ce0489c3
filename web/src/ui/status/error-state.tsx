import { useTranslation } from '../../platform/words/use-translation.ts';
import { ApiError, errorText } from '../../platform/api/api-error.ts';
import { Button } from '../primitives/button.tsx';
import { AlertIcon } from '../icons/status-icons.tsx';
import classes from './state.module.css';

type ErrorStateProps = {
  error: unknown;
  onRetry?: () => void;
  pending?: boolean;
};

/** What happened, that nothing is lost, and another try; in the place of what could not be shown. */
export const ErrorState = ({ error, onRetry, pending }: ErrorStateProps) => {
  const { t } = useTranslation();
  const requestId = error instanceof ApiError ? error.request_id : null;
  return (
    <div className={classes.state} role="alert">
      <AlertIcon size={24} className={classes.icon ?? ''} />
      <p className={classes.title}>{errorText(error)}</p>
      <p className={classes.text}>{t('frame.failure.text')}</p>
      {requestId && <p className={classes.meta}>{t('frame.failure.request', { id: requestId })}</p>}
      {onRetry && (
        <div className={classes.action}>
          <Button onClick={onRetry} pending={pending ?? false}>
            {t('frame.failure.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
