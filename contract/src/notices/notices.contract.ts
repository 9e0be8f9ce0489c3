import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { LoadIdText } from '../loads/load.ts';
import { ChangeNotices, LoadNotices, NoticeRefusal } from './load-notices.ts';
import { noticesCalls } from './notices.calls.ts';

const ofLoad = z.strictObject({ load_id: LoadIdText });

export const notices = contract(noticesCalls, {
  ofLoad: {
    summary: 'Who outside the account gets notices of a load by mail, and what was sent',
    params: ofLoad,
    reply: LoadNotices,
    errors: [404],
  },
  change: {
    summary: 'Choose who outside the account gets notices of a load, in the place of those its saved locations name',
    params: ofLoad,
    body: ChangeNotices,
    reply: LoadNotices,
    errors: [404, 409],
    perMinute: 60,
  },
  refusals: {
    summary: 'Addresses that want no more mails about loads of the own account; the newest thousand',
    reply: z.strictObject({ items: z.array(NoticeRefusal) }),
  },
});
