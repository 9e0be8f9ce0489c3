import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of the backup, by its path below the backup's folder. */
const Part = z.object({ path: z.string().regex(/^[\w./-]+$/), bytes: z.int().nonnegative(), sha256 });
export type Part = z.infer<typeof Part>;

const TablePart = Part.extend({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
});
export type TablePart = z.infer<typeof TablePart>;

const FilesPart = Part.extend({ files: z.int().nonnegative() });
export type FilesPart = z.infer<typeof FilesPart>;

const sequence = z.object({ schema: z.string(), sequence: z.string(), last_value: z.string() });

const Manifest = z.object({
  format: z.literal(1),
  product: z.object({ name: z.literal('freight-portal'), version: z.string() }),
  made_at: z.iso.datetime(),
  postgresql: z.string(),
  /** Every migration the database had, in the order of their names. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(TablePart),
  sequences: z.array(sequence),
  /** Tar archives of the stored files, each entry under its storage key. */
  files: z.array(FilesPart),
  /** Storage keys that a row names and the store did not have. */
  missing_files: z.array(z.string()),
  /** The secret the portal signs with: its part where DATA_DIR holds it, and what distinguishes it from another. */
  secret: z.object({ part: Part.nullable(), fingerprint: sha256 }),
  /** The database in the file store's list of databases. */
  store_database: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

const fileName = 'manifest.json';
const checksumName = 'manifest.sha256';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A backup is whole once its manifest is there: it is written last, with a checksum of its own. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeDurably(path.join(folder, checksumName), `${hashOf(text)}  ${fileName}\n`);
  await writeDurably(path.join(folder, fileName), text);
}

/** Reads the manifest of a backup. Throws in words where there is none, or a damaged or unknown one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all(
    [fileName, checksumName].map((name) => readFile(path.join(folder, name), 'utf8').catch(() => null)),
  );
  if (!text || !checksum)
    throw new Error(`${folder} is no complete backup: it has no ${text ? checksumName : fileName}`);
  if (!checksum.startsWith(hashOf(text)))
    throw new Error(`The backup is damaged: ${fileName} was changed after it was written`);
  const written: unknown = JSON.parse(text);
  const { format } = z.object({ format: z.number() }).parse(written);
  if (format !== 1)
    throw new Error(`The backup has format ${format}, and this version reads format 1: use a newer one`);
  return Manifest.parse(written);
}

export const partsOf = ({ tables, files, secret }: Manifest): Part[] => [
  ...tables,
  ...files,
  ...(secret.part ? [secret.part] : []),
];

/** Reads every part of a backup and throws at the first that is missing or not what was written. */
export async function verifyParts(folder: string, manifest: Manifest): Promise<void> {
  for (const part of partsOf(manifest)) {
    const file = path.join(folder, part.path);
    const found = await stat(file).catch(() => null);
    if (!found) throw new Error(`The backup is damaged: ${part.path} is missing`);
    if (found.size !== part.bytes)
      throw new Error(`The backup is damaged: ${part.path} has ${found.size} bytes instead of ${part.bytes}`);
    const hash = createHash('sha256');
    const content: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1 << 20 });
    for await (const chunk of content) hash.update(chunk);
    if (hash.digest('hex') !== part.sha256)
      throw new Error(`The backup is damaged: ${part.path} does not have its checksum`);
  }
}

export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
