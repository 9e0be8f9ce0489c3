import { type DocumentType, documentTypes } from '@portal/contract/documents/document-types.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';

/** A document with its former versions, newest first. */
export type PaperWithFormer = { paper: LoadDocument; former: readonly LoadDocument[] };
export type PaperGroup = { type: DocumentType; papers: readonly PaperWithFormer[] };

const withFormer = (items: readonly LoadDocument[]): PaperWithFormer[] =>
  items
    .filter(({ is_current }) => is_current)
    .map((paper) => ({
      paper,
      former: items
        .filter((one) => !one.is_current && one.series_id === paper.series_id)
        .toSorted((a, b) => b.version - a.version),
    }));

/** The documents of a load grouped by type, in the order of the types. */
export const paperGroups = (items: readonly LoadDocument[]): PaperGroup[] => {
  const all = withFormer(items);
  return documentTypes
    .map((type) => ({ type, papers: all.filter(({ paper }) => paper.type === type) }))
    .filter(({ papers }) => papers.length > 0);
};

/** The documents in the order of the viewer, each followed by its former versions. */
export const viewablePapers = (groups: readonly PaperGroup[]): LoadDocument[] =>
  groups.flatMap(({ papers }) => papers.flatMap(({ paper, former }) => [paper, ...former]));
