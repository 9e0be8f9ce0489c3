import { expect, type Page } from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { bringBoxTools, bringCoverTool, cutFigures } from './cut-figures.ts';
import type { ScreenState } from './screen.ts';

const widths = { desktop: [1440, 1280, 1024], phone: [390, 320] } as const;
/** Higher than most screens, so that little has to be scrolled to. */
const height = 2400;

/** Lists measure their room and choose their columns, which is over after two frames. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const widthsOf = ({ only }: ScreenState): number[] => [
  ...(only === 'phone' ? [] : widths.desktop),
  ...(only === 'desktop' ? [] : widths.phone),
];

/** Looks at each width; false where the screen has no figure at the first one. */
const lookAt = async (page: Page, state: ScreenState, language: Language): Promise<boolean> => {
  for (const width of widthsOf(state)) {
    await page.setViewportSize({ width, height });
    await untilDrawn(page);
    const { isEmpty, cut } = await page.evaluate(cutFigures);
    if (isEmpty) return false;
    expect.soft(cut, `${state.name}, ${language}, ${width} px`).toEqual([]);
  }
  return true;
};

const other = { en: 'es', es: 'en' } as const;
const names = { en: 'English', es: 'Español' } as const;

/** Shows the screen that is there in the other language, which takes less than coming to it again. */
const switchFrom = async (page: Page, language: Language): Promise<void> => {
  await page.setViewportSize({ width: widths.desktop[0], height });
  const inHeader = page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()}\\. `) });
  await inHeader
    .or(page.getByText(names[other[language]], { exact: true }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', other[language]);
};

/** Amounts, lateness and states of the screen that is there are read whole at every width, in both languages. */
export const expectWholeFigures = async (page: Page, state: ScreenState, language: Language): Promise<void> => {
  await page.evaluate(bringBoxTools);
  await page.evaluate(bringCoverTool);
  const hasFigures = await lookAt(page, state, language);
  // An open dialog would lie over the switch.
  if (!hasFigures || state.open) return;
  await switchFrom(page, language);
  await lookAt(page, state, other[language]);
  await switchFrom(page, other[language]);
};
