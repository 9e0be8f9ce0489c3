import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of a row only the server uses: it validates requests and replies, the browser trusts its answers. */
const serverParts = new Set([
  'params',
  'query',
  'body',
  'reply',
  'summary',
  'errors',
  'perMinute',
  'status',
  'largestFile',
]);

type Node = { type: string; start: number; end: number };
type Property = Node & { key: Node & { name?: string }; value: Node & { properties?: Property[] } };
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] };
type Statement = Node & { declaration?: { declarations?: { id: { name: string }; init: Call | null }[] } | null };
type Rows = { name: string; statement: Statement; table: Call['arguments'][number] };

const rowsIn = (body: Statement[]): Rows[] =>
  body.flatMap((statement) => {
    const [declared] = statement.declaration?.declarations ?? [];
    const table = declared?.init?.callee?.name === 'contract' ? declared.init.arguments[0] : undefined;
    return declared && table ? [{ name: declared.id.name, statement, table }] : [];
  });

const isServerPart = ({ key, value }: Property): boolean =>
  // The client reads an answer as bytes where the row's reply is 'file'.
  serverParts.has(key.name ?? '') && !(key.name === 'reply' && value.type === 'Literal');

/** The table's text with the server's parts cut out, from the last to the first. */
const slimTable = (code: string, table: Rows['table']): string => {
  const cuts = (table.properties ?? []).flatMap((row) => row.value.properties ?? []).filter(isServerPart);
  let slim = code.slice(0, table.end);
  for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start)) {
    slim = slim.slice(0, start) + slim.slice(end).replace(/^\s*,/, '');
  }
  return slim.slice(table.start);
};

/**
 * Gives each contract's rows a module of their own that holds method, path, permission and encoding, so that
 * a screen which makes calls loads neither the schemas nor the validation library. Forms import what they check.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  apply: 'build',
  transform: {
    filter: { id: /\.contract\.ts($|\?)/ },
    handler(code, id) {
      const [file = '', query] = id.split('?');
      const tables = rowsIn((this.parse(code) as unknown as { body: Statement[] }).body);
      if (query === 'rows') {
        const rows = tables.map(({ name, table }) => `export const ${name} = ${slimTable(code, table)};`);
        return { code: rows.join('\n'), map: null, moduleSideEffects: false };
      }
      const names = tables.map(({ name }) => name).join(', ');
      let rest = code;
      for (const { statement } of tables.toReversed()) {
        rest = rest.slice(0, statement.start) + rest.slice(statement.end);
      }
      return { code: `${rest}\nexport { ${names} } from './${basename(file)}?rows';`, map: null };
    },
  },
});
