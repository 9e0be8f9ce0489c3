/** What every screen behind sign-in stands in, and its shape until it is known who is there. */
const frame = ['src/app/layout/frame.tsx', 'src/app/layout/frame-skeleton.tsx'];

/**
 * The screens opened most, by the modules each begins with. The first ones have files of their own for what they share
 * with later ones and for the rest: see joint-chunks.ts. A rest is named after its page.
 */
export const screens = [
  {
    chunk: 'shared',
    rest: 'login-page',
    loads: ['src/app/guest/guest-layout.tsx', 'src/features/auth/login-page.tsx'],
  },
  {
    chunk: 'common',
    rest: 'my-loads-page',
    loads: [...frame, 'src/features/loads/list/read-ahead.ts', 'src/features/loads/list/my-loads-page.tsx'],
  },
  { loads: [...frame, 'src/features/booking/freight/book-load-page.tsx'] },
  { loads: [...frame, 'src/features/booking/container/book-drayage-page.tsx'] },
  { loads: [...frame, 'src/features/load-page/load-page.tsx'] },
  { loads: [...frame, 'src/features/drayage/load-container/load-container.tsx'] },
  { loads: [...frame, 'src/features/quotes/choice/carrier-selection-page.tsx'] },
];
