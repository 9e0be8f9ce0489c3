import type { CarouselItem } from '@portal/contract/home/home-content.ts';
import { sampleCarouselItem } from '@portal/contract/samples/sample-carousel-item.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { CarouselDrawer } from './carousel-drawer.tsx';

let stored: CarouselItem;
let sent: unknown[];

/** The server: a picture makes a version, and a change of any other version than the present one is refused. */
const answer = (url: string, init: { method?: string; body?: unknown } = {}): Response => {
  if (url.endsWith('/image')) return Response.json((stored = { ...stored, version: stored.version + 1 }));
  if (init.method !== 'PATCH') return Response.json({ items: [stored], total: 1 });
  const { version, ...change } = JSON.parse(String(init.body)) as CarouselItem;
  sent.push({ version, caption: change.caption.en });
  if (version === stored.version) return Response.json((stored = { ...stored, ...change, version: version + 1 }));
  const msg = { en: 'Somebody else changed this.', es: 'Alguien más cambió esto.' };
  return Response.json({ detail: [{ msg, code: 'home.changed_meanwhile' }], request_id: 'q' }, { status: 409 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  stored = sampleCarouselItem();
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: unknown }) =>
    Promise.resolve(answer(url, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const Drawer = () => {
  const [edited, setEdited] = useState(sampleCarouselItem());
  return <CarouselDrawer item={edited} onClose={() => {}} onStored={setEdited} />;
};
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Drawer />
    </QueryClientProvider>,
  );
const givePicture = () =>
  userEvent.upload(screen.getByLabelText('Picture or video'), new File(['x'], 'a.png', { type: 'image/png' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title in English' });

it('saves over the picture that was given here', async () => {
  open();
  await givePicture();
  await vi.waitFor(() => expect(stored.version).toBe(2), 30_000);
  await userEvent.type(title(), '!');
  await save();
  await vi.waitFor(() => expect(stored.title.en).toBe('Spring fleet!'), 30_000);
  expect(sent).toEqual([{ version: 2, caption: 'Forty new trucks' }]);
});

it('does not save over what somebody else wrote before the picture was given', async () => {
  open();
  stored = sampleCarouselItem({ caption: { en: 'Fifty new trucks', es: 'Cincuenta unidades' }, version: 2 });
  await givePicture();
  await vi.waitFor(() => expect(stored.version).toBe(3), 30_000);
  await userEvent.type(title(), '!');
  await save();
  expect(await screen.findByText(/You changed different fields/)).toBeVisible();
  expect(stored.caption.en).toBe('Fifty new trucks');
  await save();
  await vi.waitFor(() => expect(stored.title.en).toBe('Spring fleet!'), 30_000);
  expect(stored.caption.en).toBe('Fifty new trucks');
});
