import type { EdiDetails, EdiMessage, EdiPartner } from '../edi/edi.contract.ts';

export const sampleEdiCarrier: EdiMessage['carrier'] = {
  id: 901,
  scac: 'ZRMF',
  name: 'Redmesa Freight Lines',
  short_name: 'Redmesa',
  logo_url: null,
};

/** A status whose number came twice. */
export const sampleEdiMessage = (changed: Partial<EdiMessage> = {}): EdiMessage => ({
  id: 41,
  carrier: sampleEdiCarrier,
  direction: 'in',
  kind: '214',
  interchange: '000004187',
  group: '4187',
  number: '0001',
  state: 'held',
  reason: 'same_number',
  load_id: 100_812,
  pro_number: '4417093826',
  bol_number: null,
  due_at: null,
  created_at: '2026-11-23T15:38:00.000Z',
  ...changed,
});

const segment = (line: number, raw: string, en: string, es: string, other: string | null = null) => ({
  line,
  raw,
  words: { en, es },
  faults: [],
  other,
});

/** The same with its file: the first message of this number names an earlier pickup. */
export const sampleEdiDetails = (changed: Partial<EdiDetails> = {}): EdiDetails => ({
  ...sampleEdiMessage(),
  file: { name: 'rm_1123_0938.edi', byte_count: 512, put_at: null },
  first_id: 30,
  segments: [
    segment(3, 'ST*214*0001', 'Message 214, number 0001 of this file', 'Mensaje 214, número 0001 de este archivo'),
    segment(
      4,
      'B10*4417093826*FP100812A*ZRMF',
      'PRO 4417093826, shipment FP100812A',
      'PRO 4417093826, envío FP100812A',
    ),
    segment(5, 'LX*1', 'Part 1', 'Parte 1'),
    segment(
      6,
      'AT7*AF*NS***20261123*0815*LT',
      'Picked up (AF): 2026-11-23 08:15',
      'Recogida (AF): 2026-11-23 08:15',
      'AT7*AF*NS***20261123*0740*LT',
    ),
    segment(7, 'MS1*LAREDO*TX*US', 'LAREDO, TX, US', 'LAREDO, TX, US'),
    segment(8, 'AT8*G*L*2435*4*4', '2435 lb, 4 pieces', '2435 lb, 4 piezas'),
    segment(9, 'SE*7*0001', 'End: 7 segments, as counted', 'Fin: 7 segmentos, como se cuentan'),
  ],
  notes: [
    { at: '2026-11-23T15:38:04.000Z', what: 'received', user: null },
    { at: '2026-11-23T15:38:05.000Z', what: 'held', user: null },
  ],
  ...changed,
});

/** A mailbox that is read and answers. */
export const sampleEdiPartner = (changed: Partial<EdiPartner> = {}): EdiPartner => ({
  carrier: sampleEdiCarrier,
  enabled: true,
  polled_at: '2026-11-23T15:40:00.000Z',
  answered_at: '2026-11-23T15:40:00.000Z',
  failing_since: null,
  fault: null,
  shown_key: null,
  ...changed,
});
