/**
 * The screens opened most, by the modules each begins with. The first ones give what they share a file of its own: see
 * joint-chunks.ts.
 */
export const screens = [
  { chunk: 'shared', loads: ['src/app/guest/guest-layout.tsx', 'src/features/auth/login-page.tsx'] },
  {
    chunk: 'common',
    loads: [
      'src/app/layout/frame.tsx',
      'src/features/loads/my-loads/read-ahead.ts',
      'src/features/loads/my-loads/my-loads-page.tsx',
    ],
  },
  { loads: ['src/features/loads/book-load/book-load-page.tsx'] },
  { loads: ['src/features/drayage/book-drayage/book-drayage-page.tsx'] },
  { loads: ['src/app/load-page/load-page.tsx'] },
  { loads: ['src/features/drayage/load-container/load-container.tsx'] },
  { loads: ['src/features/quotes/carrier-selection-page.tsx'] },
];
