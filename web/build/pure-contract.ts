import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };
type Declaration = Node & { declarations?: (Node & { init: Node | null })[] };
type Statement = Declaration & { declaration?: Declaration | null };

/**
 * The contract package only declares: what it computes when it is loaded has no effect but its value.
 * Saying so lets a chunk leave out the schemas it does not use, and the validation library with them.
 */
export const pureContract = (): Plugin => ({
  name: 'pure-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/, code: /^(export )?(const|let) [^=]+= *[\w.$]+\(/m },
    handler(code) {
      const { body } = this.parse(code) as unknown as { body: Statement[] };
      const calls = body
        .map((statement) => statement.declaration ?? statement)
        .flatMap(({ declarations = [] }) => declarations)
        .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
      let pure = code;
      for (const { start, end } of calls.toSorted((a, b) => b.start - a.start)) {
        pure = `${pure.slice(0, start)}/* @__PURE__ */ (() => ${pure.slice(start, end)})()${pure.slice(end)}`;
      }
      return { code: pure, map: null };
    },
  },
});
