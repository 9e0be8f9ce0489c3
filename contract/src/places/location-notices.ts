import { z } from 'zod';
import { Email } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { mostNoticeAddresses, noticeKinds } from './notice-kinds.ts';

export const NoticeKinds = z.array(z.enum(noticeKinds)).min(1).max(noticeKinds.length);

/** Whether an address stands twice, whatever its case. */
export const hasTwice = (addresses: readonly string[]): boolean =>
  new Set(addresses.map((address) => address.toLowerCase())).size < addresses.length;

const Addresses = z.array(Email).max(mostNoticeAddresses.ofLocation);

/** Who gets mails about loads from or to a saved location: its own people, and brokers of its freight. */
export const LocationNotices = z
  .strictObject({ addresses: Addresses, brokers: Addresses.default([]), language: Language, kinds: NoticeKinds })
  .superRefine(({ addresses, brokers }, check) => {
    const all = [...addresses, ...brokers];
    if (all.length === 0)
      check.addIssue({ code: 'custom', path: ['addresses'], params: { code: 'notices.no_address' } });
    if (hasTwice(all)) check.addIssue({ code: 'custom', path: ['addresses'], params: { code: 'notices.twice' } });
  });
export type LocationNotices = z.infer<typeof LocationNotices>;
