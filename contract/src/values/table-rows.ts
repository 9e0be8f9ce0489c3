/** The rows of a table that is kept as tab-separated text. Lines that begin with # say what it holds and where from. */
export const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
