// @vitest-environment node
import { parseAst, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { pureContract } from './pure-contract.ts';
import { slimContract } from './slim-contract.ts';

type Transform = {
  filter: { id: RegExp };
  handler: (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | null;
};

const run = (plugin: Plugin, code: string, id: string): string | undefined => {
  const { filter, handler } = plugin.transform as unknown as Transform;
  return filter.id.test(id) ? handler.call({ parse: parseAst }, code, id)?.code : undefined;
};

const row = `export const files = contract({
  read: { method: 'GET', path: '/api/files/{id}', permission: 'get:docs', summary: 'A file',
    params: z.strictObject({ id: Id }), reply: 'file', errors: [404] },
  list: { method: 'GET', path: '/api/files', permission: 'get:docs', query: Query, reply: z.array(File) },
});`;

it('leaves of a contract row what a call needs', () => {
  const slim = run(slimContract(), row, '/contract/src/documents/documents.contract.ts?rows');
  expect(slim).not.toMatch(/summary|params|query|z\.|errors/);
  expect(slim).toContain("path: '/api/files/{id}'");
  expect(slim).toContain("reply: 'file'");
  expect(() => parseAst(slim ?? '(')).not.toThrow();
});

it('leaves the schemas where they are and takes the rows from their own module', () => {
  const rest = run(
    slimContract(),
    `export const Id = z.int();\n${row}`,
    '/contract/src/documents/documents.contract.ts',
  );
  expect(rest).toContain('export const Id = z.int();');
  expect(rest).not.toContain('/api/files');
  expect(rest).toContain("export { files } from './documents.contract.ts?rows';");
});

it('touches nothing but contract rows', () => {
  expect(run(slimContract(), row, '/web/src/features/documents/documents.api.ts')).toBeUndefined();
});

it('marks what the contract package computes as free of effects', () => {
  const pure = run(pureContract(), 'export const Id = z.int().min(1);\nconst two = 2;', '/contract/src/http/values.ts');
  expect(pure).toBe('export const Id = /* @__PURE__ */ (() => z.int().min(1))();\nconst two = 2;');
});
