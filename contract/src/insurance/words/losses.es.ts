import type { Widen } from '../../words/widen.ts';
import type { words as en } from './losses.en.ts';

export const words: Widen<typeof en> = {
  title: 'Seguro',
  offer:
    '{{insurer}} asegura esta carga hasta {{limit}}; de cada siniestro usted paga {{deductible}}. Avise la reclamación con los documentos que tiene adjuntos; los que se agreguen después también se envían.',
  offer_mail:
    '{{insurer}} asegura esta carga hasta {{limit}}; de cada siniestro usted paga {{deductible}}. La reclamación y sus documentos se envían a {{email}}.',
  report: 'Avisar a la aseguradora',
  reported: 'Se está avisando a la aseguradora.',
  certificate: 'Certificado',
  reference: 'Número de la aseguradora',
  claimed: 'Reclamado',
  paid: 'Pagado',
  papers: 'Documentos enviados',
  papers_of: '{{sent}} de {{count}}',
  insurer: 'La aseguradora',
  portal: 'El portal',
  answer: 'Anotar la respuesta',
  answer_title: 'Lo que dijo la aseguradora',
  answer_text: 'Lo que la aseguradora escribió o dijo por teléfono; la cuenta lo ve.',
  status: 'Estado',
  note: 'Nota',
  amount_paid: 'Monto pagado',
  saved: 'Anotado.',
  states: {
    sending: 'Avisando',
    reported: 'Avisado',
    reviewing: 'En revisión',
    needs_papers: 'Faltan documentos',
    accepted: 'Aceptado',
    paid: 'Pagado',
    declined: 'Rechazado',
  },
};
