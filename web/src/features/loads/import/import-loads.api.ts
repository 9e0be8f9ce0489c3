import { importLimits } from '@portal/contract/loads/import-columns.ts';
import { type ImportReply, loadImport } from '@portal/contract/loads/import.contract.ts';
import { api, apiFile } from '../../../platform/api/api.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';

/** A file that was tried out, and what became of its loads since. */
export type CheckedFile = { id: string; file: File; reply: ImportReply };

/** Said of a file before it is sent: the server would refuse it. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** An empty file to fill, with headings in the language on screen. */
export const fetchTemplate = (format: 'csv' | 'xlsx') =>
  apiFile(loadImport.template, { query: { format, language: currentLanguage() } });

/**
 * Tries a file out; nothing is saved. Its bytes are kept as they are now: a spreadsheet may write to the file again
 * before it is imported, and browsers then refuse to send it.
 */
export const checkFile = async (chosen: File): Promise<CheckedFile> => {
  if (chosen.size > importLimits.bytes) throw new FileTooLarge();
  const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
  const reply = await api(loadImport.importLoads, { body: { file, dry_run: 'true' } });
  return { id: crypto.randomUUID(), file, reply };
};

/** Loads of one call: few enough to see it go on, and not to keep others waiting. */
const atOnce = 10;

/** The reply with what a later one says of some of its loads. */
const withNews = (reply: ImportReply, news: ImportReply): ImportReply => {
  const rows = new Map(news.rows.map((row) => [row.row, row]));
  const loads = new Map(news.loads.map((load) => [load.load_key, load]));
  return {
    ...reply,
    rows: reply.rows.map((row) => rows.get(row.row) ?? row),
    loads: reply.loads.map((load) => loads.get(load.load_key) ?? load),
  };
};

/** The keys of the loads that can be imported, in the order of the file. */
export const readyKeys = ({ reply }: CheckedFile): string[] =>
  reply.loads.filter(({ state }) => state === 'ready').map(({ load_key }) => load_key);

/**
 * Imports what is ready, some loads a call, and tells after each how far it is. A call that was cut off may be made
 * again: what it saved is answered and not saved twice.
 */
export const importReady = async (checked: CheckedFile, tell: (now: CheckedFile) => void): Promise<void> => {
  let now = checked;
  for (let keys = readyKeys(now); keys.length > 0; keys = readyKeys(now)) {
    const load_keys = keys.slice(0, atOnce);
    const part = now.reply.loads.findIndex(({ load_key }) => load_key === load_keys[0]);
    const body = { file: now.file, dry_run: 'false' as const, load_keys };
    const news = await api(loadImport.importLoads, { body }, undefined, `${now.id}-${part}`);
    now = { ...now, reply: withNews(now.reply, news) };
    tell(now);
  }
};
