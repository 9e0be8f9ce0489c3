import type { Movement } from './billing.ts';
import { isOnline } from './invoice-status.ts';

// No schemas here: the screen says of a movement what the paper of its statement says.

/** What fills in the gaps of a sentence. */
type Gaps = Record<string, string | number>;

/** The words of a language for a screen or a paper, and its way to write a day. */
export type MovementWords = {
  say: (key: 'ending' | 'happened' | 'invoice' | 'invoices' | 'load' | 'policy' | 'unapplied', gaps?: Gaps) => string;
  method: (method: NonNullable<Movement['method']>) => string;
  reason: (reason: NonNullable<Movement['reason']>) => string;
  day: (day: string) => string;
};

const listed = (parts: readonly string[], between = ', '): string => parts.filter(Boolean).join(between);

/** The number a movement is called by: of an invoice or a credit note. */
export const movementNumber = ({ kind, invoice, reference }: Movement): string => {
  if (kind === 'invoice') return invoice ? String(invoice.number) : '';
  return kind === 'credit_note' ? reference : '';
};

/** How it was paid, or why it was credited: a card by its last digits, a check or wire by its number. */
const howOf = (movement: Movement, { say, ...words }: MovementWords): string => {
  const { kind, method, reason, reference, ending, happened_on } = movement;
  const name = method ? words.method(method) : '';
  if (isOnline(method)) return ending ? say('ending', { method: name, ending }) : name;
  const why = reason ? words.reason(reason) : '';
  const happened = happened_on ? say('happened', { date: words.day(happened_on) }) : '';
  return listed([listed([name || why, kind === 'credit_note' ? '' : reference], ' '), happened]);
};

const invoicesOf = ({ invoice, invoices }: Movement, { say }: MovementWords): string => {
  if (invoice) return say('invoice', { number: String(invoice.number) });
  return invoices === 0 ? say('unapplied') : say('invoices', { count: invoices });
};

/** What a movement is about: the load or policy of an invoice, how it was paid, why it was credited. */
export const aboutMovement = (movement: Movement, words: MovementWords): string => {
  const { kind, load_id, policy, origin, destination } = movement;
  if (kind === 'invoice' && origin && destination && (load_id || policy)) {
    const lane = { origin: origin.city, destination: destination.city };
    if (load_id) return words.say('load', { load: String(load_id), ...lane });
    if (policy) return words.say('policy', { number: policy.number, ...lane });
  }
  return listed([howOf(movement, words), invoicesOf(movement, words)]);
};
