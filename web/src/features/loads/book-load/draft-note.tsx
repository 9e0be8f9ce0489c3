import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../platform/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './book-load-form.module.css';
import type { DraftStatus } from './use-draft-keeping.ts';

/** "Draft saved 10:42 AM", beside the title. */
export const DraftNote = ({ status }: { status: DraftStatus }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.draft} role="status">
      {status.kind === 'saved' && (
        <>
          <CheckIcon size={15} />
          {t('loads.book.draft.saved', { time: dateAndTime(status.at)[1] })}
        </>
      )}
      {status.kind === 'saving' && t('loads.book.draft.saving')}
      {status.kind === 'failed' && t('loads.book.draft.failed')}
    </span>
  );
};

type RestoredNoticeProps = { savedAt: string; onStartOver: () => void };

/** Says that what was typed last is back, with the way to an empty form. */
export const RestoredNotice = ({ savedAt, onStartOver }: RestoredNoticeProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const [date, time] = dateAndTime(savedAt);
  return (
    <div className={classes.restored}>
      <Callout
        action={
          <Button
            size="small"
            onClick={() => {
              setShown(false);
              onStartOver();
            }}
          >
            {t('loads.book.draft.start_over')}
          </Button>
        }
      >
        {t('loads.book.draft.restored', { date, time })}
      </Callout>
    </div>
  );
};
