import { expect, it } from 'vitest';
import { features } from './features.ts';

/** Every name under which a job was ever queued: one that is dropped or renamed strands what waits under it. */
const queuedNames = [
  'claims.start-delivery-clocks',
  'documents.file-pod',
  'documents.issue-bol',
  'documents.reissue-bol',
  'drayage.mail-asked',
  'drayage.mail-free-time',
  'drayage.mail-handed-back',
  'drayage.mail-quoted',
  'guests.confirm-demo',
  'guests.report-demo',
  'notifications.mail-accepted',
  'notifications.mail-carrier-change',
  'notifications.mail-claim',
  'notifications.mail-claim-deadline',
  'notifications.mail-claim-receipt',
  'notifications.mail-declined',
  'notifications.mail-delayed',
  'notifications.mail-delivered',
  'notifications.mail-operations',
  'notifications.mail-paper-filed',
  'notifications.mail-picked-up',
  'notifications.mail-stop-changed',
  'notifications.mail-stop-changed-to',
  'quotes.ask-carriers',
  'sharing.send-share',
  'tendering.pursue-tender',
  'tendering.tell-carrier-cancelled',
  'tracking.catch-up',
  'users.send-password-link',
];

it('still does every job that an older version may have queued', () => {
  const names = features.flatMap(({ jobs = [], listeners = [] }) => [...jobs, ...listeners].map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(queuedNames));
});

/** Every setting an older version may have stored: what the operator chose is lost under another name. */
const storedSettings = ['settings.operator', 'users.how_to_videos_url'];

it('still has every setting, each once and named after its feature', () => {
  const names = features.flatMap(({ name: feature, settings = [] }) =>
    settings.map(({ setting }) => {
      expect(setting.name.split('.')[0]).toBe(feature);
      return setting.name;
    }),
  );
  expect(names).toEqual(expect.arrayContaining(storedSettings));
  expect(new Set(names).size).toBe(names.length);
});

it('names each feature once', () => {
  const names = features.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('does jobs that send mail in the lane of mails, so that none of them waits for a mail server in a place of another', () => {
  const jobs = features.flatMap(({ jobs: own = [], listeners = [] }) => [...own, ...listeners]);
  // Which is the one whose own jobs mail: it only starts them.
  const mailing = jobs.filter(
    ({ name }) => /\.(mail|send)-|demo$/.test(name) && name !== 'notifications.mail-stop-changed',
  );
  expect(mailing.length).toBeGreaterThan(15);
  expect(mailing.filter(({ lane }) => lane !== 'mail')).toEqual([]);
});
