import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as lazyParts from './lazy-part.tsx';
import { type Notice, onNotice } from './notify.ts';
import { startI18n } from './words/i18n.ts';

type Load = () => Promise<ComponentType>;
type Made = { kind: 'dialog' | 'part'; load: Load };
type LazyPart = typeof lazyParts;

const made = vi.hoisted((): Made[] => []);
// By another name, which is not replaced: the original is empty where a file before this one has imported it.
const unreplaced = vi.hoisted(() => './lazy-part.tsx?unreplaced');

// Every dialog and part that the screens declare, with the function that fetches it.
vi.mock('./lazy-part.tsx', async () => ({
  ...(await import(unreplaced)),
  lazyDialog: (load: Load) => {
    made.push({ kind: 'dialog', load });
    return () => null;
  },
  lazyPart: (load: Load) => {
    made.push({ kind: 'part', load });
    return () => null;
  },
}));

const texts = import.meta.glob<string>('../{app,features,ui}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob('../{app,features,ui}/**/*.tsx');
const declared = /\blazy(?:Dialog|Part)(?:<[^;]*?>)?\(/g;
const declaring = Object.entries(texts).filter(([path, text]) => !path.includes('.test.') && text.match(declared));

beforeAll(async () => {
  await startI18n();
  await Promise.all(declaring.map(async ([path]) => await modules[path]?.()));
}, 120_000);

/** Fails once; what the second try fetches stands for itself, without the data it would need. */
const missingOnce = (load: Load) => {
  let tries = 0;
  return async (): Promise<() => ReactNode> => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch a module');
    expect(await load()).toBeTypeOf('function');
    return () => <p>It is there</p>;
  };
};

const wholeDialog = async ({ load }: Made, { lazyDialog }: LazyPart): Promise<void> => {
  const Dialog = lazyDialog(missingOnce(load));
  const onClose = vi.fn<() => void>();
  const first = render(<Dialog onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 30_000);
  first.unmount();
  const { container } = render(<Dialog onClose={onClose} />);
  await within(container).findByText('It is there', {}, { timeout: 30_000 });
};

const wholePart = async ({ load }: Made, { lazyPart }: LazyPart): Promise<void> => {
  const Part = lazyPart(missingOnce(load));
  const { container } = render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await within(container).findByRole('alert', {}, { timeout: 10_000 });
  await userEvent.click(within(container).getByRole('button', { name: 'Try again' }));
  await within(container).findByText('It is there', {}, { timeout: 30_000 });
};

it('every dialog and part that does not load says so, and is there with the second try', async () => {
  const lazy = (await import(unreplaced)) as LazyPart;
  const notices: Notice[] = [];
  onNotice((notice) => notices.push(notice));
  const count = declaring.reduce((sum, [, text]) => sum + [...text.matchAll(declared)].length, 0);
  expect(made).toHaveLength(count);
  expect(count).toBeGreaterThan(80);
  await Promise.all(made.map((one) => (one.kind === 'dialog' ? wholeDialog(one, lazy) : wholePart(one, lazy))));
  const dialogs = made.filter(({ kind }) => kind === 'dialog');
  expect(notices.filter(({ kind }) => kind === 'failure')).toHaveLength(dialogs.length);
}, 180_000);
