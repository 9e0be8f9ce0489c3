import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

export const words: Widen<typeof en> = {
  title: 'Disputa de factura de flete',
  date: 'Fecha',
  to: 'Para',
  from: 'De',
  our_number: 'Nuestro número',
  invoice: 'Su factura',
  load: 'Carga',
  pro: 'Número PRO',
  bol: 'Conocimiento de embarque',
  shipper: 'Remitente',
  consignee: 'Destinatario',
  booked: 'Reservada en',
  billed: 'Facturado',
  disputed: 'Monto en disputa',
  salutation: 'A quien corresponda:',
  demand:
    'Disputamos los cargos indicados: su factura rebasa el precio al que ustedes aceptaron este embarque. Solicitamos una factura corregida al precio reservado, o los documentos que prueben cada cargo (49 USC 13710, 49 CFR 378).',
  statement_title: 'Qué solicitamos',
  statement:
    'Para un repesaje, el certificado de la báscula con fecha y hora. Para una reclasificación, el reporte de inspección con fotografías y medidas. Para un cargo adicional, el registro de que se pidió y se realizó. Los cargos sin esos documentos no se adeudan.',
  answer:
    'Favor de acusar recibo de esta disputa en 30 días y resolverla en 60 días (49 CFR 378.7 y 378.8), citando nuestro número.',
  documents: 'Documentos',
  no_documents: 'Ninguno',
  sent_apart: 'se envía aparte',
  signed: 'Por la empresa operadora',
  page: 'Página {{page}} de {{pages}}',
};
