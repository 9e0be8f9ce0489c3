import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { OpenCtx, Veto, VetoRegistry } from './context.ts';
import type { Database } from './database/database.ts';

/** Something a feature is about to do and that features above it may refuse: a name in the imperative and what it concerns. */
export type DeclaredAct<P extends object = never> = { name: string; readonly concerns?: (what: P) => void };

/** Declares an act. The feature whose rows it changes does so, in its `<feature>-acts.ts`. */
export const declareAct = <P extends object>(name: string): DeclaredAct<P> => ({ name });

/** Lets a feature refuse what one below declares, within its transaction and before anything is committed. */
export const veto = <P extends object>(act: DeclaredAct<P>, refuse: (tx: OpenCtx, what: P) => Promise<void>): Veto => ({
  act: act.name,
  refuse,
});

type Declared = { acts: readonly { name: string }[]; vetoes: readonly Veto[] };

/** Every veto by its act. Throws where two acts share a name, or where a veto is about an act that nobody declares. */
export const vetoRegistry = ({ acts, vetoes }: Declared): VetoRegistry => {
  const byAct = new Map<string, Veto[]>();
  for (const { name } of acts) {
    if (byAct.has(name)) throw new Error(`two acts are called ${name}`);
    byAct.set(name, []);
  }
  for (const one of vetoes) {
    const declared = byAct.get(one.act);
    if (!declared) throw new Error(`a veto is about ${one.act}, which no feature declares`);
    declared.push(one);
  }
  return { of: (act) => byAct.get(act) ?? [] };
};

const writingWord = /\b(?:insert|update|delete|merge|truncate|add_job|pg_notify|nextval|setval)\b/i;
const rowLock = /\bfor\s+(?:no\s+key\s+)?update\b/gi;

/** Whether a statement does more than read rows and lock them. */
const isWriting = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('kind' in node && /^(?:Insert|Update|Delete|Merge)QueryNode$/.test(String(node.kind))) return true;
  if ('sqlFragments' in node && writingWord.test(String(node.sqlFragments).replace(rowLock, ''))) return true;
  return Object.values(node).some(isWriting);
};

const readsOnly: KyselyPlugin = {
  transformQuery: ({ node }): RootOperationNode => {
    if (isWriting(node)) throw new Error('a veto writes: it may read, lock and refuse, and nothing else');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const readOnly = (db: Database): Database => db.withPlugin(readsOnly);

/**
 * Asks everybody above who may refuse `act`, one after the other, in the caller's transaction. Throws the problem of the
 * first one who refuses. What a veto would write, or do after the commit, is an error of the program.
 */
export const requireConsent = async <P extends object>(tx: OpenCtx, act: DeclaredAct<P>, what: P): Promise<void> => {
  if (!tx.afterCommit) throw new Error(`${act.name} is asked about outside of its transaction`);
  const vetoes = tx.services.vetoes.of(act.name);
  if (vetoes.length === 0) return;
  const reading = { ...tx, db: readOnly(tx.db), afterCommit: [] };
  for (const one of vetoes) {
    await one.refuse(reading, what);
    if (reading.afterCommit.length > 0) throw new Error(`a veto about ${act.name} acts after the commit`);
  }
};
