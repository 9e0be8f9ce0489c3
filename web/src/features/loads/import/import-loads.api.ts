import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import { loadImportCalls } from '@portal/contract/loads/import/import.calls.ts';
import type { ImportReply, loadImport as loadImportRows } from '@portal/contract/loads/import/import.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';

const loadImport = callsOf<typeof loadImportRows>(loadImportCalls);

/** A file after its dry run, with the current state of its loads. */
export type CheckedFile = { id: string; file: File; language: Language; reply: ImportReply };

/** Thrown before sending a file that the server would refuse for its size. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** An empty file to fill, with headings in the language on screen. */
export const fetchTemplate = (format: 'csv' | 'xlsx') =>
  apiFile(loadImport.template, { query: { format, language: currentLanguage() } });

/**
 * Runs a dry import; nothing is saved. The bytes are copied now: a spreadsheet may write to the file again before
 * the import, and browsers then refuse to send it.
 */
export const checkFile = async (chosen: File): Promise<CheckedFile> => {
  if (chosen.size > importLimits.bytes) throw new FileTooLarge();
  const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
  const language = currentLanguage();
  const reply = await api(loadImport.importLoads, { body: { file, dry_run: 'true', language } });
  return { id: crypto.randomUUID(), file, language, reply };
};

/** Loads per call: few enough to show progress and not to block other requests. */
const loadsPerCall = 10;

/** The reply with the rows and loads of a later reply in place of its own. */
const withUpdates = (reply: ImportReply, update: ImportReply): ImportReply => {
  const rows = new Map(update.rows.map((row) => [row.row, row]));
  const loads = new Map(update.loads.map((load) => [load.load_key, load]));
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
 * Imports the ready loads in several calls and reports the state after each. An interrupted call can be repeated:
 * the server answers what it has saved and does not save it twice.
 */
export const importReady = async (checked: CheckedFile, onProgress: (now: CheckedFile) => void): Promise<void> => {
  let now = checked;
  for (let keys = readyKeys(now); keys.length > 0; keys = readyKeys(now)) {
    const load_keys = keys.slice(0, loadsPerCall);
    const part = now.reply.loads.findIndex(({ load_key }) => load_key === load_keys[0]);
    const body = { file: now.file, dry_run: 'false' as const, load_keys, language: now.language };
    const update = await api(loadImport.importLoads, { body }, undefined, `${now.id}-${part}`);
    now = { ...now, reply: withUpdates(now.reply, update) };
    onProgress(now);
  }
};
