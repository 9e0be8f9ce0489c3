import { type DocumentType, documentTypes } from '@portal/contract/documents/document-types.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** A document, the same one in the other language, and the former versions of both, newest first. */
export type ListedPaper = {
  paper: LoadDocument;
  translation: LoadDocument | undefined;
  former: readonly LoadDocument[];
};
export type PaperGroup = { type: DocumentType; papers: readonly ListedPaper[] };

const isTranslation = (one: LoadDocument, other: LoadDocument): boolean =>
  one.language !== null &&
  other.language !== null &&
  one.language !== other.language &&
  one.type === other.type &&
  one.form === other.form;

const listed = (items: readonly LoadDocument[], language: Language): ListedPaper[] => {
  const current = items.filter(({ is_current }) => is_current);
  const formerOf = (paper: LoadDocument | undefined) =>
    items.filter((one) => !one.is_current && one.series_id === paper?.series_id);
  const translationOf = (paper: LoadDocument) => current.find((one) => isTranslation(one, paper));
  return current
    .filter((paper) => paper.language === language || !translationOf(paper))
    .map((paper) => {
      const translation = translationOf(paper);
      const former = [...formerOf(paper), ...formerOf(translation)].toSorted((a, b) => b.version - a.version);
      return { paper, translation, former };
    });
};

/** The documents of a load grouped by type, in the order of the types; of two languages the reader's stands first. */
export const paperGroups = (items: readonly LoadDocument[], language: Language): PaperGroup[] => {
  const all = listed(items, language);
  return documentTypes
    .map((type) => ({ type, papers: all.filter(({ paper }) => paper.type === type) }))
    .filter(({ papers }) => papers.length > 0);
};

/** The documents in the order of the viewer, each followed by its other language and its former versions. */
export const viewablePapers = (groups: readonly PaperGroup[]): LoadDocument[] =>
  groups.flatMap(({ papers }) =>
    papers.flatMap(({ paper, translation, former }) => [paper, ...(translation ? [translation] : []), ...former]),
  );
