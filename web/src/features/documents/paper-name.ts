import { type LabelFormat, labelFormats } from '@portal/contract/documents/label-formats.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Translate } from '../../platform/words/translate.ts';

type NamedPaper = Pick<LoadDocument, 'type' | 'name' | 'form' | 'uploaded_by'>;

const isLabelFormat = (word: string | undefined): word is LabelFormat => labelFormats.some((format) => format === word);

/** What a paper is called: an upload by its file, one of the portal by its type, labels by their form. */
export const paperName = ({ type, name, form, uploaded_by }: NamedPaper, t: Translate): string => {
  if (uploaded_by) return name;
  const [format, units] = form.split(' ');
  if (type !== 'label' || !isLabelFormat(format)) return t(`documents.types.${type}`);
  const labels = t(`documents.label_forms.${format}`);
  return units ? t('documents.label_units', { name: labels, units }) : labels;
};

/** The same with its language, where papers of both languages stand in one list. */
export const paperNameInLanguage = (paper: NamedPaper & Pick<LoadDocument, 'language'>, t: Translate): string => {
  const name = paperName(paper, t);
  return paper.language ? t(`documents.in_language.${paper.language}`, { name }) : name;
};
