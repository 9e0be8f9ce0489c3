import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { z } from 'zod';

const typesOfFormats: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const formatsOf = ({ query }: Endpoint): string[] => {
  const { properties } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {};
  const format = properties?.['format'];
  return typeof format === 'object' ? (format.enum ?? []).map(String) : [];
};

/** The media types a call that answers a file may answer with: those it names, or those of the formats of its query. */
export const fileTypesOf = (row: Endpoint): readonly string[] =>
  row.fileTypes ?? formatsOf(row).flatMap((format) => typesOfFormats[format] ?? []);

/** Files whose content programs take as text; all others are bytes. */
export const isTextType = (type: string): boolean => type.startsWith('text/');
