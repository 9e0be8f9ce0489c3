import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../platform/api/api-error.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './connections.module.css';
import { checkConnection } from './connections.api.ts';

/** Asks the carrier as the portal does by itself and says what came of it. */
export const ConnectionTest = ({ id, isStored }: { id: number; isStored: boolean }) => {
  const { t } = useTranslation();
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => checkConnection(id) });
  return (
    <div className={classes.buttons}>
      <Button
        pending={isPending}
        disabledReason={!isStored && t('settings.carriers.connections.test.save_first')}
        onClick={() => mutate()}
      >
        {t('settings.carriers.connections.test.button')}
      </Button>
      <span role="status">
        {data &&
          !isPending &&
          t(`settings.carriers.connections.test.${data.fault}`, { milliseconds: data.milliseconds })}
        {error && !isPending && errorText(error)}
      </span>
    </div>
  );
};
