import type { ListImportReply } from '@portal/contract/lists/list-import.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { sheetFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { SheetNotes } from '../../../ui/lists/sheet-notes.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import classes from './saved.module.css';

type ImportDialogProps = {
  title: string;
  /** What the file has to have, and what happens to rows of a known name. */
  about: string;
  send: (file: File, isDryRun: boolean) => Promise<ListImportReply>;
  onImported: () => void;
  onClose: () => void;
};

/** Takes a CSV or XLSX file in: tried out first, with what it would do and every row that is refused, and then for good. */
export const ImportDialog = ({ title, about, send, onImported, onClose }: ImportDialogProps) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<File | null>(null);
  const trial = useMutation({ mutationFn: (file: File) => send(file, true) });
  const taking = useMutation({
    mutationFn: (file: File) => send(file, false),
    onSuccess: ({ added, changed }) => {
      notify.success(t('settings.saved.imported', { added, changed }));
      onImported();
      onClose();
    },
  });
  const choose = async (file: File) => {
    // Kept as it is now: a file that is saved again while it is looked at could not be read any more.
    const kept = new File([await file.arrayBuffer()], file.name, { type: file.type });
    setChosen(kept);
    taking.reset();
    trial.mutate(kept);
  };
  const wanted = trial.data ? trial.data.added + trial.data.changed : 0;
  const refusal = trial.error ?? taking.error;
  return (
    <Dialog
      title={title}
      size={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.form.cancel')}</Button>
          <Button
            kind="primary"
            pending={taking.isPending}
            disabledReason={wanted === 0 ? t('settings.saved.nothing_to_import') : undefined}
            onClick={() => chosen && taking.mutate(chosen)}
          >
            {t('settings.saved.import_rows', { count: wanted })}
          </Button>
        </>
      }
    >
      <p className={classes.about}>{about}</p>
      <FileButton pending={trial.isPending} name={chosen?.name} onFile={(file) => void choose(file)} />
      {refusal && <Callout kind="danger">{errorText(refusal)}</Callout>}
      {trial.data && <Outcome reply={trial.data} />}
    </Dialog>
  );
};

type FileButtonProps = { pending: boolean; name: string | undefined; onFile: (file: File) => void };

const FileButton = ({ pending, name, onFile }: FileButtonProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className={classes.file}>
      <SingleFileInput ref={input} label={t('settings.saved.file')} accept={sheetFiles} onFile={onFile} />
      <Button icon={<UploadIcon size={16} />} pending={pending} onClick={() => input.current?.click()}>
        {t('settings.saved.choose_file')}
      </Button>
      <span>{name ?? t('settings.saved.no_file')}</span>
    </p>
  );
};

const mostFaults = 50;

/** What the file would do, and the rows that are left out. */
const Outcome = ({
  reply: { added, changed, unchanged, faulty, faults, unknown_headings, source },
}: {
  reply: ListImportReply;
}) => {
  const { t } = useTranslation();
  const language = currentLanguage();
  return (
    <div className={classes.outcome}>
      <p role="status">{t('settings.saved.outcome', { added, changed, unchanged, faulty })}</p>
      <SheetNotes source={source} />
      {unknown_headings.length > 0 && (
        <p className={classes.note}>{t('settings.saved.unknown', { headings: unknown_headings.join(', ') })}</p>
      )}
      {faults.length > 0 && (
        <ul className={classes.faults} tabIndex={0} aria-label={t('settings.saved.faults')}>
          {faults.slice(0, mostFaults).map(({ line, name, column, msg }) => (
            <li key={`${line} ${column} ${msg.en}`}>
              <strong>{t('settings.saved.line', { line, name })}</strong> {msg[language]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
