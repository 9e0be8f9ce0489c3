import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStore, readFileToken, signFile } from './files.ts';

const key = new Uint8Array(32).fill(7);
const now = Date.UTC(2026, 10, 18, 12);

describe('a signed address', () => {
  const token = signFile(key, { document_id: 12, account_id: 3, user_id: 7, session_id: null }, now);

  it('stands for one document of one account', () => {
    expect(readFileToken(key, token, now)).toMatchObject({ document_id: 12, account_id: 3 });
  });

  it('opens nothing after ten minutes', () => {
    expect(readFileToken(key, token, now + 599_000)).not.toBeNull();
    expect(readFileToken(key, token, now + 601_000)).toBeNull();
  });

  it('opens nothing when a character of it is changed', () => {
    for (const at of [0, 10, token.length - 3]) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(readFileToken(key, changed, now)).toBeNull();
    }
    expect(readFileToken(new Uint8Array(32).fill(8), token, now)).toBeNull();
    expect(readFileToken(key, 'no token at all', now)).toBeNull();
  });
});

describe('the disk store', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-files-'));
  const store = diskStore(pathToFileURL(folder).href);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives back what it was given and leaves nothing half written', async () => {
    const stored = await store.put(Buffer.from('proof of delivery'));
    expect((await store.get(stored)).toString()).toBe('proof of delivery');
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
    await store.remove(stored);
    await expect(store.get(stored)).rejects.toThrow();
  });

  it.each(['../secret', '/etc/passwd', 'ab/../../x', ''])('refuses the key %s', (bad) => {
    expect(() => store.get(bad)).toThrow('not a storage key');
  });
});
