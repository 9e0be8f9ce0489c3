import { vi } from 'vitest';
import { runCommand } from '../cli-command.ts';

/** The command line's own words in this process, with these variables; answers what it says. */
export const runInProcess = async (words: readonly string[], env: Record<string, string>): Promise<string> => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await runCommand(words);
    return said.mock.calls.map(([line]) => String(line)).join('\n');
  } finally {
    said.mockRestore();
    vi.unstubAllEnvs();
  }
};

/** A word of a shell: parts with or without double quotes, with variables in them. */
const wordsIn = (line: string, env: Record<string, string>): string[] =>
  [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) =>
    word.replaceAll('"', '').replaceAll(/\$(\w+)/g, (_, name: string) => env[name] ?? ''),
  );

/** Runs `npm run cli -- …` as documents have it, without a shell, npm and a process. */
export const runWrittenCommand = (line: string, env: Record<string, string>): Promise<string> => {
  const [, command] = /^npm run (?:-s )?cli -- (.+)$/.exec(line) ?? [];
  if (command === undefined) throw new Error(`"${line}" does not run the command line`);
  return runInProcess(wordsIn(command, env), env);
};
