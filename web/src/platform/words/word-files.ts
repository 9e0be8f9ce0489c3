import type { Language } from '@portal/contract/words/language.ts';

/** Every words file of the contract but those that a part's own file takes in. */
const files = import.meta.glob<{ words: object }>([
  '../../../../contract/src/*/words/*.ts',
  '!../../../../contract/src/*/words/case.*.ts',
]);

/** `loads/words/my-loads.en.ts` for `loads.my_loads`: words are named by their key in the phrase book. */
const fileOf = (name: string, language: Language): string => {
  const [feature, part] = name.replaceAll('_', '-').split('.');
  return `../../../../contract/src/${feature}/words/${part ? `${part}.` : ''}${language}.ts`;
};

/** Fetches one words file, and once more where that failed; each has its place in the phrase book. */
export const fetchWords = async (name: string, language: Language): Promise<object> => {
  const fetchFile = files[fileOf(name, language)];
  if (!fetchFile) throw new Error(`no words are named ${name}`);
  const { words } = await fetchFile().catch(fetchFile);
  const [feature = name, part] = name.split('.');
  return { [feature]: part ? { [part]: words } : { ...words } };
};

/** Every name, for tests of screens without their routes. */
export const allWords = (): string[] =>
  Object.keys(files)
    .map((file) => /\/([\w-]+)\/words\/(?:([\w-]+)\.)?en\.ts$/.exec(file))
    .flatMap((found) => (found ? [[found[1], found[2]].filter(Boolean).join('.').replaceAll('-', '_')] : []));
