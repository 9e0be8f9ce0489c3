import { operatorIdentity, remitTo } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { findPaperAccount } from '../../documents/generated.queries.ts';
import type { Paper } from '../../documents/paper.ts';
import { paperWords } from '../../documents/papers/paper-facts.ts';
import { accountParty, day, issuerOf } from '../../documents/papers/paper-parts.ts';
import { money } from '../../../platform/money-text.ts';
import { note } from '../../documents/papers/invoices.ts';
import { chargesTable } from '../../documents/papers/rate-confirmation.ts';
import { billingDay } from '../billing-day.ts';
import { billingPhrase } from '../billing-phrase.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { presentLines } from '../present-invoice.ts';
import { findBilledPolicy } from './policies.queries.ts';

type Shown = { language: Language; settled: Paper['sections'] };

type Policy = Awaited<ReturnType<typeof findBilledPolicy>>;

const insuredGoods = (row: InvoiceRow, policy: Policy, language: Language): Paper['sections'][number] => {
  const say = (key: Parameters<typeof billingPhrase>[1]) => billingPhrase(language, key);
  const place = (end: 'origin' | 'destination') => [row[`${end}_city`], row[`${end}_state`]].filter(Boolean).join(', ');
  return {
    kind: 'facts',
    title: say('policy.insured'),
    columns: 3,
    facts: [
      { label: say('policy.goods'), value: policy.commodity },
      { label: say('policy.value'), value: policy.chosen ? money(policy.chosen.limit) : '' },
      { label: say('policy.insurer'), value: policy.insurer_name },
      { label: say('policy.from'), value: place('origin') },
      { label: say('policy.to'), value: place('destination') },
      { label: say('policy.departs'), value: day(policy.departs_on) },
    ],
  };
};

/** The invoice of a policy that was bought by itself, in one language, with what of it is settled. */
export const policyInvoicePaper = async (
  ctx: OpenCtx,
  row: InvoiceRow,
  { language, settled }: Shown,
): Promise<Paper> => {
  const [policy, account] = await Promise.all([
    findBilledPolicy(ctx.db, row.id),
    findPaperAccount(ctx.db, row.account_id),
  ]);
  const operator = ctx.services.settings.get(operatorIdentity);
  const words = paperWords[language];
  const params = { number: String(row.number), certificate: policy.certificate_number ?? '', days: row.terms_days };
  const say = (key: Parameters<typeof billingPhrase>[1], more = {}) =>
    billingPhrase(language, key, { ...params, ...more });
  return {
    language,
    title: say('title'),
    subtitle: say('policy_subtitle'),
    issuer: issuerOf(operator),
    logo: null,
    barcode: null,
    facts: [
      { label: say('number'), value: params.number },
      { label: say('issued'), value: day(row.issued_on) },
      { label: say('due'), value: day(row.due_on) },
      { label: say('policy.certificate'), value: params.certificate },
    ],
    sections: [
      {
        kind: 'parties',
        parties: [
          accountParty(words, words.bill_to, account),
          accountParty(words, words.invoice.remit_to, remitTo(operator)),
        ],
      },
      insuredGoods(row, policy, language),
      chargesTable({ language, words }, presentLines(row), row.amount),
      ...settled,
      note({ words }, say('pay', { date: day(row.due_on) })),
    ],
    foot: say('policy.foot', { date: day(billingDay(ctx)) }),
    page: words.page,
  };
};
