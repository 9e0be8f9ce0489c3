import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';

type QuestionProps = {
  title: string;
  answer: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** What is asked before something that cannot be undone. */
export const Question = ({ title, answer, act, onDone, onClose, children }: QuestionProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: notifyFailure,
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('users.manage.cancel')}</Button>
          <Button kind="danger" pending={isPending} onClick={() => mutate()}>
            {answer}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
};
