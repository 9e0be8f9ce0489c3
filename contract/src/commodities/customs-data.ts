import { z } from 'zod';
import { Dollars } from '../values/dollars.ts';
import { Day, text } from '../values/values.ts';
import { incoterms, reasonsForExport } from './data/incoterms.ts';

/** Somebody customs must know by name, address and tax number: RFC, EIN or business number. */
const CustomsParty = z.strictObject({ name: text(120), address: text(300), tax_id: text(30) });
export type CustomsParty = z.infer<typeof CustomsParty>;

const Charge = Dollars.min(0).max(9_999_999);

/**
 * What a commercial invoice says beside the goods (19 CFR 141.86; SAT regla 3.1.8); what is missing is left to be
 * written in. Charges in US dollars; null where the price of the goods includes them.
 */
export const CustomsData = z
  .strictObject({
    invoice_number: text(40),
    invoice_date: Day.nullable(),
    /** The selling company; without a name the account itself. */
    seller: CustomsParty,
    /** Without a name the consignee. */
    buyer: CustomsParty,
    /** The importer of record; without a name the buyer. */
    importer: CustomsParty,
    incoterm: z.enum(incoterms).nullable(),
    /** Where the Incoterm ends: "Laredo, TX". */
    incoterm_place: text(80),
    reason: z.enum(reasonsForExport).nullable(),
    freight: Charge.nullable(),
    insurance: Charge.nullable(),
    packing: Charge.nullable(),
  })
  .partial();
export type CustomsData = z.infer<typeof CustomsData>;
