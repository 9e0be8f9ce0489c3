import { en } from '@portal/contract/phrases/phrases.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { ShareDialog } from './share-dialog.tsx';

const papers = [
  { id: 7, name: 'BOL-100517.pdf', size: 41_000, type: 'bol', language: 'en', form: '', uploaded_by: null },
  { id: 8, name: 'Scan.pdf', size: 11 * 1024 * 1024, type: 'other', language: null, form: '', uploaded_by: 'Ana Ruiz' },
];
let sent: Record<string, unknown>[] = [];
let answer: () => Response;
const closed = vi.fn<() => void>();

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sent = [];
  closed.mockClear();
  answer = () => Response.json({ recipients: [{}, {}] }, { status: 201 });
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json({ items: papers }));
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (documentIds: number[] = [7]) => {
  const component = () => <ShareDialog loadId={100517} documentIds={documentIds} onClose={closed} />;
  openPage('/dialog', { me: aPerson(), path: 'dialog', component });
  await screen.findByText('Bill of lading, English');
  return screen.getByLabelText('To');
};
const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label'));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('offers the tracking link of a booked load beside its papers', async () => {
  const component = () => <ShareDialog loadId={100517} status="assigned" onClose={closed} />;
  openPage('/dialog', { me: aPerson(), path: 'dialog', component });
  await userEvent.click(await screen.findByText('Tracking link'));
  expect(await screen.findByText(/without an account|anyone|anybody/i)).toBeVisible();
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Documents by email'));
  expect(screen.getByLabelText('Message')).toBeVisible();
});

describe('the addresses', () => {
  it('become tags at a comma, semicolon, space, Enter and when the field is left', async () => {
    const to = await open();
    await userEvent.type(to, 'a@x.test,b@x.test;c@x.test d@x.test{Enter}e@x.test');
    expect(tags()).toHaveLength(4);
    await userEvent.tab();
    expect(tags()).toHaveLength(5);
    expect(sent).toEqual([]);
  });

  it('become tags when a keyboard reports no key names, and Enter never submits', async () => {
    const to = await open();
    fireEvent.change(to, { target: { value: 'a@x.test,' } });
    fireEvent.change(to, { target: { value: 'b@x.test ' } });
    expect(tags()).toEqual(['Remove a@x.test', 'Remove b@x.test']);
    await userEvent.type(screen.getByLabelText('Message'), 'Here.');
    await userEvent.type(to, '{Enter}{Enter}');
    expect(sent).toEqual([]);
  });

  it('are added from a pasted list, each once, and removed by keyboard', async () => {
    const to = await open();
    await userEvent.click(to);
    await userEvent.paste('Dana <dana@x.test>; Lee <lee@x.test>, DANA <DANA@x.test>\nMaría <maria@x.test>');
    expect(tags()).toEqual(['Remove dana@x.test', 'Remove lee@x.test', 'Remove maria@x.test']);
    await userEvent.keyboard('{Backspace}');
    expect(tags()).toHaveLength(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(tags()).toEqual(['Remove lee@x.test']);
    expect(to).toHaveFocus();
  });
});

describe('sharing', () => {
  it('shows what is missing before anything is sent', async () => {
    const to = await open([]);
    await userEvent.type(to, 'wrong ');
    await send();
    expect(screen.getByText('wrong is not an email address.')).toBeVisible();
    expect(screen.getByText('Choose at least one document.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Message is required.');
    expect(sent).toEqual([]);
  });

  it('sends what was chosen, and closes', async () => {
    const to = await open();
    await userEvent.type(to, 'a@x.test b@x.test');
    await userEvent.type(screen.getByLabelText('Message'), 'Here they are');
    await userEvent.click(screen.getByRole('radio', { name: 'Spanish' }));
    await userEvent.selectOptions(screen.getByLabelText('Valid for'), '14');
    await send();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        document_ids: [7],
        addresses: ['a@x.test', 'b@x.test'],
        message: 'Here they are',
        language: 'es',
        how: 'link',
        days: 14,
      },
    ]);
  });

  it('keeps the values when refused, and shows the reason at its field', async () => {
    const msg = { en: 'Too large for a mail.', es: 'Demasiado grande.' };
    answer = () =>
      Response.json({ detail: [{ msg, code: 'sharing.too_large', field: 'how' }], request_id: 'q' }, { status: 400 });
    const to = await open([8]);
    await userEvent.type(to, 'a@x.test ');
    await userEvent.type(screen.getByLabelText('Message'), 'Here');
    await userEvent.click(screen.getByRole('radio', { name: 'Attachments' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/11 of 10 MB/)).toBeVisible();
    await send();
    expect(await screen.findByText('Too large for a mail.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Here');
    expect(closed).not.toHaveBeenCalled();
  });
});
