import { expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { composeMail } from './mail-layout.ts';

it('says that nobody wrote a mail, so that holiday notices stay silent, unless a person had it sent', async () => {
  const { services } = await sharedTestApp();
  const letter = { to: 'ana@acme.test', language: 'en', subject: 'Booked', heading: 'Booked', paragraphs: [] } as const;
  expect(composeMail(services, letter).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(composeMail(services, { ...letter, isFromPerson: true }).headers).toEqual({});
  const subscribed = { reader: { user_id: 1 }, kind: 'digest' } as const;
  expect(composeMail(services, letter, subscribed).headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
