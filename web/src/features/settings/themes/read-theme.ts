import { Theme } from '@portal/contract/settings/themes.ts';
import { themeVariables } from '@portal/contract/settings/theme-variables.ts';

/** What is wrong with a theme in a file: where, and why. */
export type ThemeFault = {
  why: 'unknown' | 'no_color' | 'unreadable' | 'no_name' | 'not_a_theme';
  /** Names as the file has them. */
  at: string;
};

export type ReadTheme = { theme: Theme; faults: null } | { theme: null; faults: readonly ThemeFault[] };

const mostBytes = 100_000;

type Issue = { code: string; path: readonly PropertyKey[]; keys?: readonly string[] };

const faultsOf = ({ code, path, keys }: Issue): ThemeFault[] => {
  const at = path.map(String).join('.');
  const [first, variable] = path;
  if (code === 'unrecognized_keys')
    return (keys ?? []).map((key) => ({ why: 'unknown', at: [...path, key].join('.') }));
  if (code === 'invalid_key' || (variable !== undefined && !themeVariables.some((one) => one === variable)))
    return [{ why: 'unknown', at }];
  if (first === 'name') return [{ why: 'no_name', at }];
  if (code === 'custom') return [{ why: 'unreadable', at }];
  return [variable === undefined ? { why: 'not_a_theme', at } : { why: 'no_color', at }];
};

const parsed = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

/** Reads a theme from a file, under the key of the theme that takes its colors; or says what is wrong with it. */
export const readTheme = async (file: Blob, key: string): Promise<ReadTheme> => {
  const value = parsed(await file.slice(0, mostBytes).text());
  if (!value || !('light' in value)) return { theme: null, faults: [{ why: 'not_a_theme', at: '' }] };
  const { data, error } = Theme.safeParse({ ...value, key });
  if (data) return { theme: data, faults: null };
  const faults = error.issues.flatMap(faultsOf);
  const before = faults.filter(({ why }) => why !== 'unreadable');
  // What is no color cannot be read either: it is enough to say the first.
  return { theme: null, faults: before.length > 0 ? before : faults };
};
