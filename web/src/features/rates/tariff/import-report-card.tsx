import type { ImportReport } from '@portal/contract/rates/rate-table.ts';
import { useRef } from 'react';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { sheetFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { SheetNotes } from '../../../ui/lists/sheet-notes.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { fieldName } from '../field-name.ts';
import { placeKey } from '../place-key.ts';
import classes from './tariff.module.css';

/** Chooses a file; the name of what was chosen is shown with what it would change. */
export const ImportButton = ({ onFile, reason }: { onFile: (file: File) => void; reason?: string | undefined }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SingleFileInput ref={input} label={t('rates.importing.button')} accept={sheetFiles} onFile={onFile} />
      <Button icon={<UploadIcon size={16} />} disabledReason={reason} onClick={() => input.current?.click()}>
        {t('rates.importing.button')}
      </Button>
    </>
  );
};

/** Rows and cells in words, where their texts say less. */
export type ReportTexts = {
  keyText: (key: readonly string[]) => string;
  cellText: (field: string, text: string) => string;
};

export const asWritten: ReportTexts = { keyText: (key) => key.join(' · '), cellText: (_field, text) => text };

type ReportProps = {
  file: File;
  report: ImportReport;
  /** The button that keeps what the file says. */
  take: string;
  isTaking: boolean;
  onTake: () => void;
  onCancel: () => void;
  texts?: ReportTexts | undefined;
};

/** What a file would change, before anything is saved. */
export const ImportReportCard = ({
  file,
  report,
  take,
  isTaking,
  onTake,
  onCancel,
  texts = asWritten,
}: ReportProps) => {
  const { t } = useTranslation();
  const { read, added, changed, removed, mean_percent, refused, source } = report;
  const mean =
    mean_percent === null
      ? ''
      : `, ${t('rates.importing.mean', { percent: `${mean_percent > 0 ? '+' : ''}${mean_percent}` })}`;
  return (
    <Card title={t('rates.importing.title')} aside={t('rates.importing.nothing_saved')}>
      <div className={classes.stack} role="status">
        <b>{file.name}</b>
        <dl className={classes.facts}>
          <dt>{t('rates.importing.read')}</dt>
          <dd>{read}</dd>
          <dt>{t('rates.importing.changed')}</dt>
          <dd>
            {changed}
            {mean}
          </dd>
          <dt>{t('rates.importing.added')}</dt>
          <dd>{added}</dd>
          <dt>{t('rates.importing.removed')}</dt>
          <dd>{removed}</dd>
          <dt>{t('rates.importing.refused')}</dt>
          <dd>{refused.length}</dd>
        </dl>
        <SheetNotes source={source} />
        <ReportLists report={report} texts={texts} />
        <div className={classes.buttons}>
          {added + changed + removed > 0 && (
            <Button kind="primary" pending={isTaking} onClick={onTake}>
              {take}
            </Button>
          )}
          <Button onClick={onCancel}>{t('rates.importing.cancel')}</Button>
        </div>
      </div>
    </Card>
  );
};

/** The rows that were refused with their reasons, and those that differ cell by cell. */
const ReportLists = ({ report: { refused, changes }, texts }: { report: ImportReport; texts: ReportTexts }) => {
  const { keyText, cellText } = texts;
  const { t } = useTranslation();
  return (
    <>
      {refused.length > 0 && (
        <ul className={classes.changes} aria-label={t('rates.importing.refused')}>
          {refused.slice(0, 100).map(({ line, column, message }, i) => (
            <li key={placeKey(i)}>
              {t('rates.importing.line', { line, column })}: {message[currentLanguage()]}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={t('rates.importing.changed')}>
          {changes.map(({ kind, key, cells }) => (
            <li key={key.join('|')}>
              <b>{t(`rates.importing.kinds.${kind}`)}</b> {keyText(key)}
              {kind === 'changed' &&
                cells.map(({ field, before, after }) => (
                  <span key={field}>
                    , {fieldName(field)} {cellText(field, before) || '–'} → {cellText(field, after) || '–'}
                  </span>
                ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
