import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { settlingMs } from './live/settling.ts';
import { type Notice, onNotice } from './notify.ts';
import { startI18n } from './words/i18n.ts';

beforeAll(startI18n);

const missingOnce = <P extends object>(part: ComponentType<P>) => {
  let tries = 0;
  return () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch a module')) : Promise.resolve(part);
  };
};

const opener = (Dialog: ComponentType<{ onClose: () => void }>) => {
  const Opener = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </Suspense>
    );
  };
  return <Opener />;
};

const noticesSoFar = (): Notice[] => {
  const notices: Notice[] = [];
  onNotice((notice) => notices.push(notice));
  return notices;
};

it('says that a dialog did not load, and opens it with the next press', async () => {
  const notices = noticesSoFar();
  render(opener(lazyDialog(missingOnce<{ onClose: () => void }>(() => <div role="dialog" />))));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(() => notices.map(({ kind }) => kind)).toEqual(['failure']);
  expect(notices[0]?.text).toBe('This part did not load. Check your connection and try again.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(notices).toHaveLength(1);
});

it('tries a dialog again that failed in the background under its first press', async () => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  const notices = noticesSoFar();
  render(opener(lazyDialog(missingOnce<{ onClose: () => void }>(() => <div role="dialog" />))));
  await vi.advanceTimersByTimeAsync(settlingMs * 2);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(notices).toEqual([]);
});

it('offers another try in the place of a part that did not load', async () => {
  const Part = lazyPart(missingOnce<{ name: string }>(({ name }) => <p>Here is {name}</p>));
  render(
    <Suspense>
      <Part name="the map" />
    </Suspense>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here is the map')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
