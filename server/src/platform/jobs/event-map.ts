/** Everything that has happened which a higher floor may care about: names in the past tense, hints as payloads. */
export type EventMap = {
  'quotes.requested': { load_id: number; round_id: number };
  /** No rate table prices its container: operations do, by hand. */
  'drayage.handed-to-operations': { load_id: number };
  'drayage.handed-back': { load_id: number; reason: string };
  'drayage.quoted-by-hand': { load_id: number };
  'load.tendered': { load_id: number; tender_id: number };
  /** Its carrier does not answer by itself: the operator looks for a truck. */
  'load.held': { load_id: number; tender_id: number };
  'load.assigned': { load_id: number };
  'load.declined': { load_id: number; reason_code: string | null };
  'load.picked-up': { load_id: number };
  /** It is now expected on this day (YYYY-MM-DD), later than promised; told once a day. */
  'load.delayed': { load_id: number; delivery_date: string };
  'load.delivered': { load_id: number };
  'load.stop-changed': { load_id: number; history_id: number; address_changed: boolean };
  'load.cancelled': { load_id: number; tender_id: number | null };
  'document.filed': { load_id: number; document_id: number };
  /** Something was said or done in a case: the line of its history. */
  'claim.changed': { claim_id: number; entry_id: number };
  /** A clock of a case runs out soon (`last`: in days) or has: once a clock, its day, stage and reader. */
  'claim.deadline-neared': {
    claim_id: number;
    deadline: string;
    due_on: string;
    stage: 'soon' | 'last' | 'over';
    reader: 'shipper' | 'operator';
  };
};
export type EventName = keyof EventMap;
