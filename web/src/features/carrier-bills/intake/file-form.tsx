import { billColumns } from '@portal/contract/carrier-bills/bill-columns.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sheetFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { SheetNotes } from '../../../ui/lists/sheet-notes.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { type FileTaken, takeFile, useBillsChanged } from '../carrier-bills.api.ts';
import classes from '../carrier-bills.module.css';

const largestFile = 1_000_000;

/** A file of carriers' bills: checked first, then taken in; what is wrong is named by line. */
export const FileForm = ({ format }: { format: 'csv' | 'edi' }) => {
  const { t } = useTranslation();
  const changed = useBillsChanged();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const send = useMutation({
    mutationFn: (dry_run: boolean) =>
      takeFile({ format, file: file ?? new File([text], `bills.${format}`), dry_run: dry_run ? 'true' : 'false' }),
    onSuccess: async ({ dry_run, bills }) => {
      if (dry_run) return;
      notify.success(t('carrier_bills.screens.intake.kept', { count: bills.length }));
      await changed();
    },
    onError: notifyFailure,
  });
  const put = (value: string | File) => {
    setText(typeof value === 'string' ? value : '');
    setFile(typeof value === 'string' ? null : value);
    send.reset();
  };
  const { data } = send;
  const isChecked = data?.dry_run && data.bills.length > 0;
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>
        {format === 'csv'
          ? t('carrier_bills.screens.intake.csv_hint', { columns: billColumns.join(', ') })
          : t('carrier_bills.screens.intake.edi_hint')}
      </p>
      <FileButton format={format} name={file?.name} onFile={put} />
      <TextAreaField
        label={t('carrier_bills.screens.intake.text')}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={put}
      />
      {data && <Outcome taken={data} />}
      <Button
        kind="primary"
        pending={send.isPending}
        disabledReason={!file && text.trim() === '' && t('carrier_bills.screens.intake.nothing')}
        onClick={() => send.mutate(!isChecked)}
      >
        {isChecked
          ? t('carrier_bills.screens.intake.keep', { count: data.bills.length })
          : t('carrier_bills.screens.intake.check')}
      </Button>
    </div>
  );
};

type FileButtonProps = { format: 'csv' | 'edi'; name: string | undefined; onFile: (file: File) => void };

/** Sends the file as it is: what its text is encoded in is for the server to see. */
const FileButton = ({ format, name, onFile }: FileButtonProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File) => {
    if (file.size > largestFile) notify.failure(t('carrier_bills.screens.intake.too_large'));
    // Kept as it is now: a file that is saved again while it is looked at could not be read any more.
    else onFile(new File([await file.arrayBuffer()], file.name, { type: file.type }));
  };
  return (
    <div className={classes.file}>
      <SingleFileInput
        ref={input}
        label={t('carrier_bills.screens.intake.file')}
        accept={format === 'csv' ? sheetFiles : '.txt,.edi,.x12,.210'}
        onFile={(file) => void choose(file)}
      />
      <Button icon={<UploadIcon size={16} />} onClick={() => input.current?.click()}>
        {t('carrier_bills.screens.intake.file')}
      </Button>
      {name && <span>{name}</span>}
    </div>
  );
};

const Outcome = ({ taken: { dry_run, bills, faults, source } }: { taken: FileTaken }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.form} role="status">
      <p>
        {bills.length === 0
          ? t('carrier_bills.screens.intake.nothing')
          : t(dry_run ? 'carrier_bills.screens.intake.checked' : 'carrier_bills.screens.intake.kept', {
              count: bills.length,
            })}
      </p>
      {source && <SheetNotes source={source} />}
      <ul className={classes.faults}>
        {bills.map(({ line, scac, number, amount, load_id }) => (
          <li key={line}>
            <b>
              {scac} {number}
            </b>
            {money(amount)},{' '}
            {load_id === null
              ? t('carrier_bills.screens.intake.no_load')
              : t('carrier_bills.screens.intake.for_load', { load: String(load_id) })}
          </li>
        ))}
      </ul>
      {faults.length > 0 && (
        <Callout kind="danger">
          <b>{t('carrier_bills.screens.intake.faults')}</b>
          <ul className={classes.faults}>
            {faults.map(({ line, code, msg }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line may have the same fault twice
              <li key={`${line} ${code} ${index}`}>
                <b>
                  {t('carrier_bills.screens.intake.line')} {line}
                </b>
                {msg[currentLanguage()]}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
};
