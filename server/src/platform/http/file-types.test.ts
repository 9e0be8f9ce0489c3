import { expect, it } from 'vitest';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { features } from '../../features.ts';
import { fileTypesOf } from './file-types.ts';
import { openApiDocument } from './openapi.ts';

it('says of every call that answers a file as what it is sent', () => {
  const served: Endpoint[] = [];
  for (const { routes } of features) routes?.({ rows: served });
  const rows = served.filter(({ reply }) => reply === 'file');
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => fileTypesOf(row).length === 0).map(({ path }) => path)).toEqual([]);
  const { paths } = openApiDocument(rows, 'Portal') as { paths: Record<string, { get: { responses: object } }> };
  expect(paths['/api/claims/export']?.get.responses).toMatchObject({
    200: {
      content: {
        'text/csv': { schema: { type: 'string' } },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { format: 'binary' } },
      },
    },
  });
  expect(paths['/api/shipping-label/{load_id}']?.get.responses).toMatchObject({
    200: { content: { 'text/plain': { schema: { type: 'string' } } } },
  });
});
