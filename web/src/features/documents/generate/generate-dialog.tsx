import { generatedPapersCalls } from '@portal/contract/documents/generated-papers.calls.ts';
import type { generatedPapers as generatedPapersRows } from '@portal/contract/documents/generated-papers.contract.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { Button, ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { ProgressLine } from '../../../ui/primitives/progress-line.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { documentKeys } from '../documents.keys.ts';

const generatedPapers = callsOf<typeof generatedPapersRows>(generatedPapersCalls);

type GenerateDialogProps = { loadId: number; types: readonly GeneratedType[]; onClose: () => void };

/** Generates a document of a load in a chosen language and links to it. */
export const GenerateDialog = ({ loadId, types, onClose }: GenerateDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [type, setType] = useState<GeneratedType>(types[0] ?? 'bol');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const generation = useMutation({
    mutationFn: () => api(generatedPapers.generate, { body: { load_id: loadId, type, language } }),
    onSuccess: () => client.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) }),
  });
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      generation.reset();
    };
  const paper = generation.data;
  return (
    <Dialog
      title={t('documents.generate.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(paper ? 'documents.generate.done' : 'frame.confirm.cancel')}</Button>
          {paper ? (
            <ButtonAnchor kind="primary" href={paper.url} target="_blank" rel="noopener" icon={<FileIcon size={16} />}>
              {t('documents.generate.show')}
            </ButtonAnchor>
          ) : (
            <Button kind="primary" pending={generation.isPending} onClick={() => generation.mutate()}>
              {t('documents.generate.go')}
            </Button>
          )}
        </>
      }
    >
      <SelectField
        label={t('documents.generate.what')}
        value={type}
        onChange={change(setType)}
        options={types.map((value) => ({ value, label: t(`documents.types.${value}`) }))}
        hint={t(`documents.generate.hints.${type}`)}
      />
      <Choice
        label={t('documents.generate.language')}
        value={language}
        onChange={change(setLanguage)}
        options={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
      />
      <ProgressLine refusal={generation.error && errorText(generation.error)}>
        {generation.isPending && t('documents.generate.making')}
        {paper && t(paper.created ? 'documents.generate.created' : 'documents.generate.on_file', { name: paper.name })}
      </ProgressLine>
    </Dialog>
  );
};

/** Each language by its own name. */
const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
