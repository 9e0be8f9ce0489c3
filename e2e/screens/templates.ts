import { fail } from '../support/answers.ts';
import type { Screen } from '../support/screen.ts';

const again = () => '/quote-book/again';
const lanes = /\/api\/lanes/;

export const templatesScreens: readonly Screen[] = [
  {
    path: 'quote-book/again',
    states: [
      { name: 'book-again', address: again },
      {
        name: 'book-again-day',
        address: again,
        open: async (page, { templates }) => {
          await page
            .getByRole('button', { name: new RegExp(`^${templates.lanes.book}`) })
            .first()
            .click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'book-again-empty', address: again, rarely: [{ call: lanes, says: () => ({ items: [], total: 0 }) }] },
    ],
    broken: [
      { name: 'book-again-failing', address: again, call: lanes, answer: fail },
      { name: 'book-again-loading', address: again, call: lanes, answer: () => undefined },
    ],
  },
];
