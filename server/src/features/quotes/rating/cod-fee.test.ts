import { withMarkup, cents, dollars } from '@portal/contract/values/money.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeCarrier, makeTariff } from '../../../seed/carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { quotedFor } from '../../../testing/fixtures/carriers/truck-carrier.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findAccountMarkup } from '../markups.queries.ts';

let app: TestApp;
let token: string;
let account: number;
const scac = unusedScac();

beforeAll(async () => {
  app = await sharedTestApp();
  ({ token, account_id: account } = await makeShipper(app));
  const carrier = await makeCarrier(app.services.db, { scac });
  await makeTariff(app.services.db, carrier, {
    accessorial_prices: JSON.stringify({ COD: 35 }),
    percents_of_cod: JSON.stringify({ COD: 4 }),
  });
});

const quoteOf = async (accessorials: { code: 'COD'; details: object }[]) => {
  const { quotes } = await quotedFor(app, token, { accessorials });
  return quotes.items.find(({ carrier }) => carrier.scac === scac);
};

const cod = (cod_amount: number, cod_terms: 'prepaid' | 'collect') => [
  { code: 'COD' as const, details: { cod_amount, cod_terms, cod_remit_to: 'Acme Receivables' } },
];

it.each([
  [500, 'prepaid', 35],
  [875.13, 'prepaid', 35.01],
  [12_345.67, 'prepaid', 493.83],
  [12_345.67, 'collect', 0],
] as const)('the fee for collecting $%d, paid %s, adds $%d to what the carrier takes', async (amount, terms, fee) => {
  const [without, quote] = [await quoteOf([]), await quoteOf(cod(amount, terms))];
  const costOf = async (id: number | undefined) =>
    (
      await app.services.db
        .selectFrom('carrier_quotes')
        .select('cost')
        .where('id', '=', id ?? 0)
        .executeTakeFirstOrThrow()
    ).cost;
  const [plain, cost] = [await costOf(without?.id), await costOf(quote?.id)];
  expect(dollars(cents(cost ?? 0)) - (plain ?? 0)).toBeCloseTo(fee, 6);
  const { percent, min } = await findAccountMarkup(app.services.db, account, 'ltl');
  expect(quote?.price).toBe(dollars(withMarkup(cents(cost ?? 0), { percent, min: cents(min) })));
});

it('says who pays it where the shipper does not', async () => {
  const quote = await quoteOf(cod(900, 'collect'));
  expect(quote?.lines.find(({ code }) => code === 'COD')).toMatchObject({
    amount: 0,
    note: { en: 'paid by the consignee at the door', es: 'la paga el destinatario en la entrega' },
  });
});
