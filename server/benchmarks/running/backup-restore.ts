import { runBackupDrill } from './backup-drill.ts';

// Usage: backup-restore.ts [loads]
const loads = Number(process.argv[2] ?? 200_000);
const longestRestoreSeconds = 60;

const { steps, differences, statusOfOldSession, ...held } = await runBackupDrill(loads);
console.log(
  `backup-restore: ${loads} loads, ${held.tables} tables with ${held.rows} rows, ${held.files} files, ${held.megabytes} MB`,
);
for (const { command, seconds } of steps) console.log(`  ${seconds.toFixed(1)} s  ${command}`);
console.log(
  `  ${differences.length} tables or files differ; a session from before the loss is answered ${statusOfOldSession}`,
);
for (const difference of differences.slice(0, 10)) console.log(`  ${difference}`);

const restoring = steps.find(({ command }) => command.includes('restore'))?.seconds ?? Infinity;
if (restoring > longestRestoreSeconds) console.error(`the restore took longer than ${longestRestoreSeconds} s`);
if (differences.length > 0 || statusOfOldSession !== 200 || restoring > longestRestoreSeconds) process.exitCode = 1;
