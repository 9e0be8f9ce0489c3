/** Everything that has happened which a higher floor may care about: names in the past tense, hints as payloads. */
export type EventMap = {
  'quotes.requested': { load_id: number; round_id: number };
  'load.tendered': { load_id: number; tender_id: number };
  'load.assigned': { load_id: number };
  'load.declined': { load_id: number; reason_code: string | null };
  'load.picked-up': { load_id: number };
  'load.delivered': { load_id: number };
  'load.stop-changed': { load_id: number; history_id: number };
  'load.cancelled': { load_id: number; tender_id: number | null };
  'document.filed': { load_id: number; document_id: number };
};
export type EventName = keyof EventMap;
