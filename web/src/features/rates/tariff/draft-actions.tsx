import type { CellFault } from '@portal/contract/rates/rate-table.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { date } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, TrashIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { sheetFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/action-menu.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { RemoveDialog } from '../../settings/setting-drawer.tsx';
import { exportDraft, removeDraft } from '../rates.api.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { fieldName, sheetName } from '../field-name.ts';
import { ratesKeys } from '../rates.keys.ts';
import { PublishDialog } from './publish-dialog.tsx';
import classes from './tariff.module.css';
import type { DraftEditor } from './use-draft-editor.ts';

type DraftActionsProps = {
  draft: DraftEditor;
  /** The sheet that is exported and imported. */
  open: string;
  onFile: (file: File) => void;
  /** From when the draft is to count. */
  day: string;
};

/** The first cell that is wrong, which may lie behind another tab, and how many more there are. */
const faultText = ([fault, ...others]: readonly CellFault[], t: Translate): string | undefined =>
  fault &&
  t('rates.editor.faults', {
    cell: `${sheetName(fault.sheet)}, ${fieldName(fault.field)}`,
    message: fault.message[currentLanguage()],
    count: others.length,
  });

/** What may be done with a draft: to save and publish it, and behind three dots what is needed seldom. */
export const DraftActions = ({ draft, open, onFile, day }: DraftActionsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const file = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'publish' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const { page, save, isSaving, isDirty } = draft;
  const saveFirst = isDirty ? t('rates.editor.save_first') : undefined;
  const faults = faultText(page.faults, t);
  const exportSheet = () => exportDraft(page.id, open).catch(notifyFailure);
  const chooseFile = () => (saveFirst ? notify.failure(saveFirst) : file.current?.click());
  const remove: MenuAction = {
    label: t('rates.remove_draft'),
    icon: TrashIcon,
    onSelect: () => setDialog('remove'),
  };
  const files: MenuAction[] = [
    { label: t('rates.importing.export'), icon: DownloadIcon, onSelect: () => void exportSheet() },
    { label: t('rates.importing.button'), icon: UploadIcon, onSelect: chooseFile },
  ];
  return (
    <>
      <SingleFileInput ref={file} label={t('rates.importing.button')} accept={sheetFiles} onFile={onFile} />
      <span className={classes.menu}>
        <ActionMenu label={t('rates.more')} actions={isPhone ? [...files, remove] : [remove]} />
      </span>
      {!isPhone && (
        <>
          <Button kind="ghost" icon={<DownloadIcon size={16} />} onClick={() => void exportSheet()}>
            {t('rates.importing.export')}
          </Button>
          <Button icon={<UploadIcon size={16} />} disabledReason={saveFirst} onClick={chooseFile}>
            {t('rates.importing.button')}
          </Button>
        </>
      )}
      <Button pending={isSaving} onClick={save}>
        {t('rates.editor.save')}
      </Button>
      <Button kind="primary" disabledReason={saveFirst ?? faults} onClick={() => setDialog('publish')}>
        {t('rates.editor.publish_from', { day: date(day) })}
      </Button>
      {dialog === 'publish' && <PublishDialog draft={draft} day={day} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveDialog
          text={t('rates.remove_text')}
          remove={() => removeDraft(page.id)}
          onRemoved={() => {
            void navigate({ to: '/settings/rates' });
            void client.invalidateQueries({ queryKey: ratesKeys.all });
          }}
          onClose={close}
        />
      )}
    </>
  );
};
