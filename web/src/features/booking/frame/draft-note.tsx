import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import type { DraftStatus } from '../../../platform/forms/use-kept-draft.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './booking-form.module.css';

type DraftNoteProps = { status: DraftStatus; onStartOver: () => void };

/** The state of the draft beside the title, such as "Draft saved 10:42 AM", and the button that starts over. */
export const DraftNote = ({ status, onStartOver }: DraftNoteProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.draft}>
      <span className={classes.draftText} role="status">
        <DraftText status={status} />
      </span>
      {(status.kind === 'saved' || status.kind === 'restored') && (
        <Button kind="link" size="small" onClick={onStartOver}>
          {t('loads.book.draft.start_over')}
        </Button>
      )}
    </span>
  );
};

const DraftText = ({ status }: { status: DraftStatus }) => {
  const { t } = useTranslation();
  if (status.kind === 'saving') return <>{t('loads.book.draft.saving')}</>;
  if (status.kind === 'failed') return <>{t('loads.book.draft.failed')}</>;
  if (!('at' in status)) return null;
  const [date, time] = dateAndTime(status.at);
  return (
    <>
      <CheckIcon size={15} />
      {t(`loads.book.draft.${status.kind}`, { date, time })}
    </>
  );
};
