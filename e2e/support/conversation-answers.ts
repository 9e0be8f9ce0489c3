import type { Message } from '@portal/contract/conversation/message.ts';
import type { Rarely } from './screen.ts';

const call = /\/api\/loads\/\d+\/conversation($|\?)/;
const people = [
  { id: 1, name: 'Marco Peña' },
  { id: 2, name: 'Lucía Torres' },
  { id: 3, name: 'Paula Navarro' },
  { id: 4, name: 'Maximiliano Etxeberria-Goikoetxea' },
];

const line = (id: number, more: Partial<Message> & { author: Message['author'] }): Message => ({
  id,
  audience: 'operator',
  is_own: false,
  text: '',
  mentions: [],
  at: `2026-11-16T2${id % 4}:02:00Z`,
  edited_at: null,
  withdrawn_at: null,
  changeable_until: null,
  ...more,
});

const own = { kind: 'user', name: 'Daniela Ríos', as: null, company: null, side: 'account' } as const;

const messages: Message[] = [
  line(1, { author: own, audience: 'account', text: 'They may wait until 10 AM. After that the line stops.' }),
  line(2, {
    author: own,
    is_own: true,
    text: 'Please deliver before 10 AM on Friday. Dock 4 is kept free. @Marco Peña',
    mentions: [{ id: 1, name: 'Marco Peña' }],
    edited_at: '2026-11-16T22:05:00Z',
    changeable_until: '2099-01-01T00:00:00Z',
  }),
  line(3, {
    author: { ...own, name: 'Paula Navarro', company: 'Northline Freight', side: 'operator' },
    text: 'They put it first out on Friday, about 8:30 AM. The gate number comes from them.',
  }),
  line(4, { author: { ...own, kind: 'api_key', name: 'Dock screen' }, text: 'Eight pallets counted.' }),
  line(5, { author: { ...own, kind: 'signed_in_as', name: 'Pia Nolan', as: 'Acme Industrial' }, text: 'Noted.' }),
  line(6, { author: own, is_own: true, withdrawn_at: '2026-11-16T23:05:00Z' }),
];

/** What was said about a load, for the screens. */
export const spoken: Rarely = {
  call,
  says: (conversation) => ({
    ...conversation,
    items: messages,
    earlier: 12,
    total: 18,
    unread: 2,
    assignee: people[1],
    watchers: people,
    is_watching: true,
  }),
};
