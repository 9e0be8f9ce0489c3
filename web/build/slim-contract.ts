import type { Plugin } from 'vite';

/** Parts of a row only the server uses: it validates requests and replies, the browser trusts its answers. */
const serverParts = new Set(['params', 'query', 'body', 'reply', 'summary', 'errors', 'perMinute', 'status']);

type Node = { type: string; start: number; end: number };
type Property = Node & { key: Node & { name?: string }; value: Node & { properties?: Property[] } };
type Call = Node & { callee: Node & { name?: string }; arguments: { properties?: Property[] }[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const callsOfContract = (node: Node): Call[] => {
  const children: unknown[] = Object.values(node).flat();
  const inside = children.filter(isNode).flatMap(callsOfContract);
  const isContract = node.type === 'CallExpression' && (node as Call).callee.name === 'contract';
  return isContract ? [node as Call, ...inside] : inside;
};

const isServerPart = ({ key, value }: Property): boolean =>
  // A reply that is the word 'file' tells the client how to read the answer.
  serverParts.has(key.name ?? '') && !(key.name === 'reply' && value.type === 'Literal');

/**
 * Leaves method, path, permission and encoding of each contract row, so that a screen which makes calls
 * does not load the validation library and every schema with them. Forms import the schemas they check.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('.contract.ts')) return null;
    const rows = callsOfContract(this.parse(code)).flatMap((call) => call.arguments[0]?.properties ?? []);
    const cuts = rows.flatMap((row) => row.value.properties ?? []).filter(isServerPart);
    let slim = code;
    for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start)) {
      const after = slim.slice(end).replace(/^\s*,/, '');
      slim = slim.slice(0, start) + after;
    }
    return { code: slim, map: null };
  },
});
