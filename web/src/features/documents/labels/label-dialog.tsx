import type { Language } from '@portal/contract/words/language.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { FormatChoice } from './format-choice.tsx';
import { type LabelChoices, labelCount, unitsFault } from './label-choices.ts';
import classes from './label-dialog.module.css';
import { LabelPreview } from './label-preview.tsx';
import { canPrint } from '../../../platform/print-blob.ts';
import { SheetPicker } from './sheet-picker.tsx';
import { UnitsChoice } from './units-choice.tsx';
import { type LabelAction, usePrintLabels } from './use-print-labels.ts';

type LabelDialogProps = { loadId: number; units: number; onClose: () => void };

const initialChoices = (units: number): LabelChoices => ({
  format: '4x6',
  start: 1,
  language: currentLanguage(),
  some: false,
  from: 1,
  to: units,
});

const languages: readonly { value: Language; label: string; lang: Language }[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
];

/** Format, range and language of the labels, a preview, and the actions print, copy and download. */
export const LabelDialog = ({ loadId, units, onClose }: LabelDialogProps) => {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(() => initialChoices(units));
  const [unit, setUnit] = useState(1);
  const change = (changes: Partial<LabelChoices>) => setChoices((current) => ({ ...current, ...changes }));
  const { format, language, start } = choices;
  return (
    <Dialog
      title={t('documents.labels.screen.title')}
      size={820}
      onClose={onClose}
      actions={<Actions loadId={loadId} units={units} choices={choices} />}
    >
      <p className={classes.intro}>{t('documents.labels.screen.intro', { count: units })}</p>
      <div className={classes.columns}>
        <div className={classes.choices}>
          <FormatChoice value={format} onChange={(value) => change({ format: value })} />
          {format === 'avery' && (
            <SheetPicker
              start={start}
              count={labelCount(choices, units)}
              onChange={(value) => change({ start: value })}
            />
          )}
          {units > 1 && (
            <div>
              <p className={classes.heading}>{t('documents.labels.screen.units')}</p>
              <UnitsChoice choices={choices} units={units} onChange={change} />
            </div>
          )}
          <div>
            <p className={classes.heading}>{t('documents.labels.screen.language')}</p>
            <Segmented
              label={t('documents.labels.screen.language')}
              options={languages}
              value={language}
              onChange={(value) => change({ language: value })}
            />
          </div>
        </div>
        <LabelPreview loadId={loadId} format={format} language={language} unit={unit} units={units} onUnit={setUnit} />
      </div>
    </Dialog>
  );
};

type ActionsProps = { loadId: number; units: number; choices: LabelChoices };

const Actions = ({ loadId, units, choices }: ActionsProps) => {
  const { t } = useTranslation();
  const printing = usePrintLabels(loadId);
  const isZpl = choices.format === 'zpl';
  const fault = unitsFault(choices, units) && t('documents.labels.screen.range', { units });
  const buttonProps = (action: LabelAction) => ({
    pending: printing.isPending && printing.variables.action === action,
    disabledReason: fault,
    onClick: () => printing.mutate({ choices, action }),
  });
  return (
    <>
      {isZpl && (
        <Button icon={<CopyIcon size={16} />} {...buttonProps('copy')}>
          {t('documents.labels.screen.copy')}
        </Button>
      )}
      {!isZpl && canPrint() && <Button {...buttonProps('print')}>{t('documents.labels.screen.print')}</Button>}
      <Button kind="primary" icon={<DownloadIcon size={16} />} {...buttonProps('download')}>
        {t(isZpl ? 'documents.labels.screen.download_zpl' : 'documents.labels.screen.download')}
      </Button>
    </>
  );
};
