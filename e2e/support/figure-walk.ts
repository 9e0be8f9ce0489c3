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

/** Looks at each width, at no further one where the screen has no figure at the first. */
const lookAt = async (page: Page, state: ScreenState, language: Language): Promise<void> => {
  for (const width of widthsOf(state)) {
    await page.setViewportSize({ width, height });
    await untilDrawn(page);
    const { isEmpty, cut } = await page.evaluate(cutFigures);
    if (isEmpty) return;
    expect.soft(cut, `${state.name}, ${language}, ${width} px`).toEqual([]);
  }
};

/** Amounts, lateness and states of the screen that is there are read whole at every width. */
export const expectWholeFigures = async (page: Page, state: ScreenState, language: Language): Promise<void> => {
  await page.evaluate(bringBoxTools);
  await page.evaluate(bringCoverTool);
  await lookAt(page, state, language);
};
