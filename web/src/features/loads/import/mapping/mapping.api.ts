import { importMappingsCalls } from '@portal/contract/loads/import/import-mappings.calls.ts';
import type {
  FileHeadings,
  importMappings as importMappingsRows,
  NewImportMapping,
} from '@portal/contract/loads/import/import-mappings.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { loadKeys } from '../../loads.keys.ts';

const rows = callsOf<typeof importMappingsRows>(importMappingsCalls);

/** The headings of a file and what they are read as, asked for at each visit. */
export const fileHeadings = (file: File) =>
  queryOptions({
    queryKey: loadKeys.fileHeadings(`${file.name} ${file.size} ${file.lastModified}`),
    queryFn: ({ signal }) => api(rows.readHeadings, { body: { file } }, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** The account's own kinds of files. */
export const importMappings = queryOptions({
  queryKey: loadKeys.importMappings,
  queryFn: ({ signal }) => api(rows.list, {}, signal),
});

/** Keeps what is said of a file, in the place of what was said before. */
export const saveMapping = ({ mapping }: FileHeadings, said: NewImportMapping) => {
  const { headings: _headings, ...change } = said;
  return mapping ? api(rows.change, { params: { id: mapping.id }, body: change }) : api(rows.add, { body: said });
};

export const removeMapping = (id: number) => api(rows.remove, { params: { id } });
