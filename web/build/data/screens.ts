/** One of the screens opened most. Modules are named from the folder of the web. */
export type ListedScreen = {
  chunk?: string;
  rest?: string;
  loads: readonly string[];
  address?: string;
  words?: readonly string[];
};

/** What every screen behind sign-in needs: the routes, the frame it stands in, and its shape until it is known who is there. */
const frame = [
  'src/app/all-screens.ts',
  'src/app/layout/frame.tsx',
  'src/app/layout/frame-skeleton.tsx',
  // Small, and part of nearly every screen and of what the frame opens.
  'src/ui/primitives/callout.tsx',
  'src/ui/primitives/card.tsx',
  'src/platform/use-debounced.ts',
  'src/app/tour/tour-section-of.ts',
  '../contract/src/values/folded.ts',
];

/** Phrases in the usual language, by the joint file they travel in: see joint-words.ts. */
const words = (name: string) => `${name}-words.en.ts`;
const listWords = '../contract/src/lists/words/en.ts';
const myLoadsWords = '../contract/src/loads/words/my-loads.en.ts';

/**
 * The screens opened most, by the modules each begins with. The first ones have files of their own for what they share
 * with later ones, the very first together with the page's entry, and for the rest: see joint-chunks.ts. The entry's is
 * named after its module, a rest after its page. At a screen's `address` the server names its files, and its phrases in
 * the usual language, with the page: see screen-files.ts.
 */
export const screens: readonly ListedScreen[] = [
  {
    chunk: 'main',
    rest: 'login-page',
    loads: ['src/app/guest/guest-layout.tsx', 'src/features/auth/login-page.tsx'],
    address: '/login',
    words: [words('frame')],
  },
  {
    chunk: 'common',
    rest: 'my-loads-page',
    loads: [...frame, 'src/features/loads/list/page-query.ts', 'src/features/loads/list/my-loads-page.tsx'],
    address: '/my-loads',
    words: [words('frame'), words('load'), listWords, myLoadsWords],
  },
  {
    chunk: 'often',
    loads: [...frame, 'src/features/home/prefetch-shipper-home.ts', 'src/features/home/home-page.tsx'],
    address: '/home',
    words: [words('frame'), words('load'), myLoadsWords, words('beside-load'), words('home')],
  },
  {
    rest: 'home-figures',
    loads: ['src/features/home/shipper-figures.tsx', 'src/features/home/figures/status-card.tsx'],
  },
  { loads: [...frame, 'src/features/booking/freight/book-load-page.tsx'] },
  { loads: [...frame, 'src/features/booking/container/book-drayage-page.tsx'] },
  { loads: [...frame, 'src/features/load-page/load-page.tsx'] },
  { loads: [...frame, 'src/features/drayage/load-container/load-container.tsx'] },
  { loads: [...frame, 'src/features/quotes/choice/carrier-selection-page.tsx'] },
];
