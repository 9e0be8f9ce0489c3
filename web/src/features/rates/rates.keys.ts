import type { VersionSearch } from './version-search.ts';

export const ratesKeys = {
  all: ['rates'] as const,
  list: ['rates', 'list'] as const,
  version: (search: VersionSearch) => ['rates', 'version', search] as const,
  draft: (id: number) => ['rates', 'draft', id] as const,
  table: (name: string) => ['rates', 'table', name] as const,
};
