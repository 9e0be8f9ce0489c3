import { words as en } from '../words/papers.en.ts';
import { words as es } from '../words/papers.es.ts';
import { type OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Widen } from '@portal/contract/words/widen.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { type CarrierTerms, carrierTerms } from '@portal/contract/documents/documents.settings.ts';
import { findCarrierAuthority, findPaperAccount, findTruck, type PaperAccount } from '../generated.queries.ts';
import { readLogo } from '../logo/read-logo.ts';
import { dayText } from '@portal/contract/values/day-text.ts';

export type PaperWords = Widen<typeof en>;
export const paperWords: Readonly<Record<Language, PaperWords>> = { en, es };

/** What any paper of a load is made of. */
export type PaperFacts = {
  language: Language;
  words: PaperWords;
  /** As the caller may read it: costs are there for the operator alone. */
  load: LoadDetails;
  account: PaperAccount;
  operator: OperatorIdentity;
  authority: Awaited<ReturnType<typeof findCarrierAuthority>>;
  terms: CarrierTerms;
  truck: Awaited<ReturnType<typeof findTruck>>;
  logo: Uint8Array | null;
  /** MM-DD-YYYY where the freight is picked up. */
  today: string;
};

/** Everything known of a load for its papers; `load` as whoever gets them may read it. */
export const readPaperFacts = async (ctx: OpenCtx, load: LoadDetails, language: Language): Promise<PaperFacts> => {
  const loadId = load.id;
  const [account, truck, authority, logo] = await Promise.all([
    findPaperAccount(ctx.db, load.account.id),
    findTruck(ctx.db, loadId),
    findCarrierAuthority(ctx.db, loadId),
    readLogo(ctx, loadId),
  ]);
  const operator = ctx.services.settings.get(operatorIdentity);
  const words = paperWords[language];
  const today = dayText(dayInZone(load.stops[0]?.timezone || 'UTC', ctx.services.clock.now()));
  const terms = ctx.services.settings.get(carrierTerms);
  return { language, words, load, account, operator, authority, terms, truck, logo, today };
};
