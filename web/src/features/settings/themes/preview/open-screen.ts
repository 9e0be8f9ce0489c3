import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { makeQuiet } from './quiet-window.ts';

/** The screens of the preview, by where they are in the portal. */
export const previewScreens = {
  my_loads: '/my-loads',
  book: '/quote-book/ltl/100517',
  carriers: '/quote-book/carrier-selection/100517',
  load: '/my-loads/100514',
  sign_in: '/login',
} as const;
export type PreviewScreen = keyof typeof previewScreens;

/** Nothing moves: a color that is on its way would not be the color that is meant. */
const stillness =
  '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent; }';

/**
 * Opens a screen of the portal in an empty frame: the page of this very version, in a window that was parted from this
 * one. It is written rather than fetched by the frame, since no page of the portal may be framed, by itself included.
 */
export const openScreen = async (frame: HTMLIFrameElement, screen: PreviewScreen, scheme: string): Promise<void> => {
  const response = await fetch('/', { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(response.statusText);
  const page = await response.text();
  const { contentWindow: inner, contentDocument: document } = frame;
  if (!inner || !document) return;
  // The frame has this page's address from here on, so that it may take another of the portal.
  document.open();
  makeQuiet(inner, currentLanguage(), scheme);
  inner.history.replaceState(null, '', previewScreens[screen]);
  document.write(page.replace('</head>', `<style>${stillness}</style></head>`));
  document.close();
};
