import type { ImportReply } from '@portal/contract/loads/import/import.contract.ts';
import { MappingPanel } from './mapping/mapping-panel.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { SheetNotes } from '../../../ui/lists/sheet-notes.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { FileButton } from './file-chooser.tsx';
import { ImportFoot } from './import-foot.tsx';
import type { CheckedFile } from './import-loads.api.ts';
import classes from './import-loads.module.css';
import { ImportSummary } from './import-summary.tsx';
import { ImportTable } from './import-table.tsx';
import type { ImportState } from './use-import.ts';

type Shown = 'all' | 'faulty';

/** The result of a dry run: the loads of the file, their faults, and the actions on it. */
export const CheckedImport = ({ state, checked }: { state: ImportState; checked: CheckedFile }) => {
  const { t } = useTranslation();
  const { check, run } = state;
  const { reply, file } = checked;
  const faulty = reply.loads.some((load) => load.state === 'faulty');
  const [isMapping, setMapping] = useState(false);
  const [shown, setShown] = useState<Shown>(faulty ? 'faulty' : 'all');
  return (
    <>
      <div className={classes.file}>
        <FileIcon size={18} />
        <b className={classes.fileName}>{file.name}</b>
        {!run.isPending && (
          <FileButton
            label={t(`loads.import_screen.${faulty ? 'again' : 'other_file'}`)}
            pending={check.isPending}
            onFile={check.mutate}
          />
        )}
      </div>
      {reply.mapping && !run.isPending && (
        <p className={classes.second}>
          {t('loads.import_screen.mapping.read_as', { name: reply.mapping.name })}{' '}
          <Button kind="link" size="small" onClick={() => setMapping(!isMapping)}>
            {t('loads.import_screen.mapping.change')}
          </Button>
        </p>
      )}
      {isMapping && (
        <MappingPanel
          file={file}
          onSaved={() => {
            setMapping(false);
            check.mutate(file);
          }}
        />
      )}
      <ImportSummary reply={reply} />
      <SheetNotes source={reply.source} />
      {faulty && <p className={classes.second}>{t('loads.import_screen.again_text')}</p>}
      <UnknownHeadings reply={reply} />
      {faulty && (
        <div className={classes.filter}>
          <Segmented
            label={t('loads.import_screen.show')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: t('loads.import_screen.show_all') },
              { value: 'faulty', label: t('loads.import_screen.show_faulty') },
            ]}
          />
        </div>
      )}
      <ImportTable reply={reply} onlyFaulty={faulty && shown === 'faulty'} stale={check.isPending} />
      <ImportFoot state={state} />
    </>
  );
};

const UnknownHeadings = ({ reply }: { reply: ImportReply }) => {
  const { t } = useTranslation();
  if (reply.unknown_headings.length === 0) return null;
  return (
    <Callout>{t('loads.import_screen.unknown_headings', { headings: reply.unknown_headings.join(', ') })}</Callout>
  );
};
