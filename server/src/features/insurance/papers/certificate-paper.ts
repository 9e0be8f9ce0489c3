import { countryName } from '@portal/contract/commodities/country-name.ts';
import { type CertificateStamp, stampOfStatus } from '@portal/contract/insurance/insurance-choices.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { isDomestic } from '../make-offers.ts';
import { type PhraseParams, phrase } from '../../../platform/mail/phrases.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { money } from '../../../platform/money-text.ts';
import { zoneOfPlace } from '../../billing/account-zone.ts';
import { overOn } from '../free-policies.ts';
import { findInsuredAccount, type InsuranceRow } from '../insurance.queries.ts';
import { verificationUrl } from '../present-insurance.ts';
import { insurancePhrase } from '../insurance-phrase.ts';
import { amountInWords } from './amount-in-words.ts';
import type { CertificatePaper } from './draw-certificate.ts';

export const readableCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Place = { city: string; state: string; zip_code: string; country: string };

/** A place with its country, as readers of the paper call it. */
const placeText = ({ city, state, zip_code, country }: Place, language: Language): string =>
  [city, [state, zip_code].filter(Boolean).join(' '), country && countryName(knownCountry(country), language)]
    .filter(Boolean)
    .join(', ');

type Phrase = Parameters<typeof insurancePhrase>[1];

const sayIn =
  (language: Language) =>
  (key: Phrase, params: PhraseParams = {}): string =>
    insurancePhrase(language, key, params);

/** A quote that was bought. */
const boughtOf = ({ certificate, chosen, verification_code: code }: InsuranceRow) => {
  if (!certificate || !chosen || !code) throw new RangeError('a certificate has been bought');
  return { certificate, chosen, code };
};

const endsOf = (row: InsuranceRow, language: Language) => {
  const say = sayIn(language);
  const end = (which: 'origin' | 'destination'): string =>
    placeText(
      {
        city: row[`${which}_city`],
        state: row[`${which}_state`],
        zip_code: row[`${which}_zip_code`],
        country: row[`${which}_country`],
      },
      language,
    );
  return {
    widths: [1, 1],
    cells: [
      { label: say('from'), value: end('origin') },
      { label: say('to'), value: end('destination') },
    ],
  };
};

const rowsOf = (row: InsuranceRow, language: Language, insured: { name: string; line: string }) => {
  const { certificate, chosen } = boughtOf(row);
  const say = sayIn(language);
  const or = (text: string) => text || say('none');
  const { loss_payable: payee, transportation_service, transportation_service_id } = certificate;
  const payeeLine = payee
    ? [payee.address, payee.location_info, payee.country && countryName(knownCountry(payee.country), language)]
        .filter(Boolean)
        .join(', ')
    : '';
  const service = [transportation_service, transportation_service_id].filter(Boolean).join(', ');
  const reach = say(isDomestic(row) ? 'domestic' : 'international');
  const value = { label: say('insured_value'), value: money(chosen.limit), size: 15 };
  const spelled = amountInWords(chosen.limit, language);
  const deductible = say('deductible', { amount: money(chosen.deductible) });
  return [
    {
      widths: [1, 1],
      cells: [
        { label: say('insured'), value: insured.name, note: insured.line },
        { label: say('loss_payable'), value: payee?.name ?? say('to_insured'), note: payeeLine },
      ],
    },
    { widths: [1, 1.9], cells: [value, { label: say('in_words'), value: spelled, note: deductible }] },
    endsOf(row, language),
    {
      widths: [1, 1.4, 1, 1.2],
      cells: [
        { label: say('conveyance'), value: phrase(language, `insurance.conveyances.${row.conveyance}`) },
        { label: say('service'), value: or(service) },
        {
          label: say(certificate.sailing_date ? 'sailing' : 'departure'),
          value: dayText(certificate.sailing_date ?? row.departs_on),
        },
        { label: say('shipment'), value: [certificate.type_of_shipment, reach].filter(Boolean).join(', ') },
      ],
    },
    {
      widths: [2, 1.2, 1.2, 1],
      cells: [
        { label: say('goods'), value: `${row.commodity}, ${say(row.is_used ? 'used' : 'new')}` },
        { label: say('packing'), value: or(certificate.packing) },
        { label: say('marks'), value: or(certificate.marks_or_numbers) },
        { label: say('reference'), value: or(certificate.reference_number) },
      ],
    },
  ];
};

/** The word across the paper of a cover that is no longer in force; null while it is. */
export const stampOf = ({ shown_status }: Pick<InsuranceRow, 'shown_status'>): CertificateStamp | null =>
  stampOfStatus(shown_status);

/** Everything a certificate says, in one language. */
export const certificatePaper = async (
  ctx: OpenCtx,
  row: InsuranceRow,
  language: Language,
): Promise<CertificatePaper> => {
  const { certificate, chosen, code } = boughtOf(row);
  const say = sayIn(language);
  const account = await findInsuredAccount(ctx.db, row.account_id);
  const line = [account.address, placeText(account, language)];
  const { claims_email: email, claims_phone: phone } = certificate;
  const stamp = stampOf(row);
  const zone = zoneOfPlace(ctx, account);
  return {
    language,
    title: say('title'),
    subtitle: say('subtitle', {
      number: row.certificate_number ?? '',
      policy: row.policy_number ?? '',
      date: row.issued_at ? dayText(dayInZone(zone, new Date(row.issued_at))) : '',
    }),
    insurer: row.insurer_name,
    rows: rowsOf(row, language, { name: account.name, line: line.filter(Boolean).join(', ') }),
    conditions: {
      label: say('conditions'),
      text: `${say(`clauses.${chosen.condition}`)} ${say(chosen.covers_war ? 'terms_with_war' : 'terms', { date: dayText(row.cover_ends_on ?? '') })}`,
    },
    in_case_of_loss: { label: say('in_case_of_loss'), text: say('loss_steps', { email, phone }) },
    signature: say('signature'),
    code: { label: say('code'), value: readableCode(code) },
    qr: { url: verificationUrl(ctx, code), text: say('scan') },
    stamp: stamp ? say(`stamps.${stamp}`) : '',
    stamp_note: stamp ? say(`stamps.${stamp}_on`, { date: dayText(overOn(row, zone)) }) : '',
  };
};
