import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type DetailsRow, findDetails } from '../../drayage/drayage.queries.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import type { BolPaper } from '../bol-paper.ts';
import { commercialInvoice } from './commercial-invoice.ts';
import { weighedByContainer } from './container-parts.ts';
import { deliveryOrder } from './delivery-order.ts';
import { deliveryReceipt } from './delivery-receipt.ts';
import { carrierInvoice } from './invoices.ts';
import type { Paper } from '../paper.ts';
import { type PaperFacts, readPaperFacts } from './paper-facts.ts';
import { fill } from './paper-parts.ts';
import { rateConfirmation } from './rate-confirmation.ts';
import { hashOf } from '../paper-hash.ts';
import { readBolPaper } from '../bol/read-bol-paper.ts';

const bolLayout = new URL('../bol/draw-bol.ts', import.meta.url);
const paperLayout = new URL('./draw-paper.ts', import.meta.url);

/** A paper that is ready to be drawn. */
export type ReadyPaper = {
  layout: URL;
  paper: BolPaper | Paper;
  name: string;
  /** The same for two papers that say the same, whatever the day they are drawn on. */
  drawnFrom: string;
};

type Kind = Exclude<GeneratedType, 'bol' | 'delivery_order'>;

const kinds: Record<
  Kind,
  { draw: (facts: PaperFacts, haul?: DetailsRow) => Paper; file: (words: PaperFacts['words']) => string }
> = {
  delivery_receipt: { draw: deliveryReceipt, file: ({ receipt }) => receipt.file },
  rate_confirmation: { draw: rateConfirmation, file: ({ rate }) => rate.file },
  commercial_invoice: { draw: commercialInvoice, file: ({ commercial }) => commercial.file },
  carrier_invoice: { draw: carrierInvoice, file: ({ invoice }) => invoice.carrier_file },
};

const paperOf = async (ctx: Ctx, known: PaperFacts, type: Kind | 'delivery_order') => {
  const { load } = known;
  const haul = load.mode === 'drayage' ? await findDetails(ctx.db, load.id) : undefined;
  const facts = { ...known, load: { ...load, line_items: weighedByContainer(load.line_items, haul) } };
  if (type !== 'delivery_order') return { paper: kinds[type].draw(facts, haul), file: kinds[type].file(facts.words) };
  if (!haul) throw new Error('a drayage load has a container');
  return { paper: deliveryOrder(facts, haul), file: facts.words.order.file };
};

/** Reads everything a paper of a load says. 404 for what is not the caller's. */
export const readyPaper = async (
  ctx: Ctx,
  loadId: number,
  type: GeneratedType,
  language: Language,
): Promise<ReadyPaper> => {
  if (type === 'bol') {
    const paper = await readBolPaper(ctx, loadId, language);
    return { layout: bolLayout, paper, name: `BOL-${loadId}.pdf`, drawnFrom: hashOf(paper) };
  }
  const facts = await readPaperFacts(ctx, await getLoadDetails(ctx, loadId), language);
  const { paper, file } = await paperOf(ctx, facts, type);
  return { layout: paperLayout, paper, name: `${fill(file, { load: loadId })}.pdf`, drawnFrom: hashOf(paper) };
};
