import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { screenPreloads } from './screen-preloads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  path.join(folder, 'manifest.json'),
  JSON.stringify({
    'paint-first.js': { file: 'assets/paint-first-0.js' },
    '_main-1.js': { file: 'assets/main-1.js', name: 'main', imports: ['_base-2.js'], css: ['assets/main-1.css'] },
    '_base-2.js': { file: 'assets/base-2.js', name: 'base' },
    'src/features/auth/login-page.tsx': { file: 'assets/login-3.js', imports: ['_base-2.js', '_kit-4.js'] },
    '_kit-4.js': { file: 'assets/kit-4.js', name: 'kit', css: ['assets/kit-4.css'] },
    '_guest-layout-5.js': { file: 'assets/guest-5.js', name: 'guest-layout' },
  }),
);
writeFileSync(
  path.join(folder, 'screens.json'),
  JSON.stringify([
    {
      address: '/login',
      modules: ['src/main.tsx', 'src/app/guest/guest-layout.tsx', 'src/features/auth/login-page.tsx'],
    },
  ]),
);

it('names what a screen will ask for, joint files included, and first of all what everything else waits for', () => {
  const [opening, entry, style, ...others] = (screenPreloads(folder)('/login') ?? '').split(', ');
  expect([opening, entry, style]).toEqual([
    '</assets/paint-first-0.js>; rel=preload; as=script; fetchpriority=high',
    '</assets/main-1.js>; rel=modulepreload',
    '</assets/main-1.css>; rel=preload; as=style; crossorigin',
  ]);
  expect(others.toSorted()).toEqual([
    '</assets/base-2.js>; rel=modulepreload',
    '</assets/guest-5.js>; rel=modulepreload',
    '</assets/kit-4.css>; rel=preload; as=style; crossorigin',
    '</assets/kit-4.js>; rel=modulepreload',
    '</assets/login-3.js>; rel=modulepreload',
  ]);
});

it('says nothing of other screens, and nothing without a build', () => {
  expect(screenPreloads(folder)('/my-loads/100001')).toBeUndefined();
  expect(screenPreloads(path.join(folder, 'none'))('/login')).toBeUndefined();
});
