/** Query keys of loads. Invalidating a key invalidates all keys that begin with it. */
export const loadKeys = {
  all: ['loads'],
  lists: ['loads', 'list'],
  list: (...query: readonly unknown[]) => ['loads', 'list', ...query],
  /** One load; the keys of everything else about it begin with this key. */
  details: (loadId: number) => ['loads', loadId],
  joining: (loadId: number, version: number) => ['loads', loadId, 'joining', version],
  copy: (loadId: number) => ['loads', loadId, 'copy'],
  search: (text: string) => ['loads', 'search', text],
  toCopy: (text: string) => ['loads', 'to-copy', text],
  importMappings: ['loads', 'import-mappings'],
  fileHeadings: (file: string) => ['loads', 'file-headings', file],
  savedViews: ['loads', 'views'],
  deadlines: (loadIds: readonly number[]) => ['loads', 'deadlines', loadIds],
  carriers: ['carriers'],
  history: (loadId: number) => ['history', loadId],
  wholeHistory: (loadId: number, source: string = 'all') => ['history', loadId, 'whole', source],
} as const;
