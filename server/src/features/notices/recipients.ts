import type { LocationNotices } from '@portal/contract/places/location-notices.ts';
import type { NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import type { NoticePart } from '@portal/contract/places/notice-kinds.ts';
import type { Database } from '../../platform/database/database.ts';
import { findChosen, findNoticesOfStops } from './notices.queries.ts';

type OfStop = { type: 'pickup' | 'delivery'; notices: LocationNotices };

const ofStop = ({ type, notices }: OfStop): NoticeRecipient[] => {
  const { addresses, brokers, language, kinds } = notices;
  const as = (part: NoticePart) => (email: string) => ({ email, part, language, kinds });
  return [...addresses.map(as(type === 'pickup' ? 'consignor' : 'consignee')), ...brokers.map(as('broker'))];
};

/** Everybody whom the stops of a load name, each once: who is named at several gets all that any of them says. */
export const recipientsOfStops = (stops: readonly OfStop[]): NoticeRecipient[] => {
  const byAddress = new Map<string, NoticeRecipient>();
  for (const one of stops.flatMap(ofStop)) {
    const key = one.email.toLowerCase();
    const known = byAddress.get(key);
    byAddress.set(key, known ? { ...known, kinds: [...new Set([...known.kinds, ...one.kinds])] } : one);
  }
  return [...byAddress.values()];
};

/** Who gets notices of a load: whom somebody chose for it, else whom its saved locations named when it was saved. */
export const recipientsOf = async (
  db: Database,
  loadId: number,
): Promise<{ recipients: NoticeRecipient[]; version: number }> =>
  (await findChosen(db, loadId)) ?? {
    recipients: recipientsOfStops(await findNoticesOfStops(db, loadId)),
    version: 0,
  };
