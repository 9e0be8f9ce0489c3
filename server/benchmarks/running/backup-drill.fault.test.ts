import { expect, it } from 'vitest';
import { runBackupDrill } from './backup-drill.ts';

const loads = Number(process.env['BACKUP_LOADS'] ?? 500);

it(
  'restores by the written steps what was lost: every row, every file, the sessions',
  { timeout: 300_000 },
  async () => {
    const drill = await runBackupDrill(loads);
    expect(drill.differences).toEqual([]);
    expect(drill.files).toBe(loads);
    expect(drill.rows).toBeGreaterThan(9 * loads);
    expect(drill.steps.map(({ command }) => command)).toEqual([
      expect.stringContaining('backup'),
      expect.stringContaining('rm -rf'),
      expect.stringContaining('restore'),
    ]);
    expect(drill.statusOfOldSession).toBe(200);
  },
);
