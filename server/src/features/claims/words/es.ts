import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  titles: {
    cargo_claim: 'Reclamación por pérdida o daño',
    invoice_inquiry: 'Aclaración de factura',
    billing_dispute: 'Disputa de facturación',
    service_dispute: 'Disputa de servicio',
  },
  date: 'Fecha',
  to: 'Para',
  claims_department: 'Departamento de reclamaciones',
  from: 'De',
  on_behalf_of: 'En nombre de',
  our_number: 'Nuestro número de caso',
  your_number: 'Su número de reclamación',
  load: 'Carga',
  pro: 'Número PRO',
  bol: 'Número de conocimiento de embarque',
  po: 'Orden de compra (PO)',
  shipper: 'Remitente',
  consignee: 'Destinatario',
  picked_up: 'Recolectada',
  delivered: 'Entregada',
  discovered: 'Descubierta',
  invoice: 'Factura',
  invoice_received: 'Factura recibida',
  subject: 'Asunto',
  amount: 'Monto reclamado',
  to_be_determined: 'Por determinar: {{basis}}',
  cargo: 'Mercancía',
  salutation: 'A quien corresponda:',
  cargo_claim_demand:
    'El embarque arriba identificado se les entregó en buen estado. Se perdió, dañó o retrasó como se describe abajo. Los consideramos responsables conforme a 49 USC 14706 y al conocimiento de embarque, y reclamamos el pago del monto indicado.',
  invoice_inquiry_demand:
    'Les pedimos revisar la factura arriba identificada, por el motivo indicado abajo, y enviarnos sus documentos de soporte o una factura corregida.',
  billing_dispute_demand:
    'Disputamos cargos de la factura arriba identificada, por el motivo indicado abajo, y pedimos una factura corregida o el reembolso del monto indicado (49 USC 13710, 49 CFR 378).',
  service_dispute_demand:
    'El servicio del embarque arriba identificado no se prestó como se acordó, por el motivo indicado abajo. Les pedimos revisarlo y responder por escrito.',
  statement: 'Relación de los hechos',
  answer_cargo_claim: {
    acknowledge: 'Favor de acusar recibo por escrito en un plazo de 30 días, a más tardar el {{day}} (49 CFR 370.5).',
    resolve:
      'Favor de pagar, rechazar o hacer una oferta en firme en un plazo de 120 días, a más tardar el {{day}} (49 CFR 370.9).',
  },
  answer_billing_dispute: {
    acknowledge: 'Favor de acusar recibo por escrito en un plazo de 30 días, a más tardar el {{day}} (49 CFR 378.7).',
    resolve: 'Favor de pagar, rechazar o acordar en un plazo de 60 días, a más tardar el {{day}} (49 CFR 378.8).',
  },
  late_cargo_claim: {
    acknowledge:
      'El plazo de 30 días para acusar recibo por escrito venció el {{day}} (49 CFR 370.5); favor de hacerlo de inmediato.',
    resolve:
      'El plazo de 120 días para pagar, rechazar o hacer una oferta en firme venció el {{day}} (49 CFR 370.9); favor de hacerlo de inmediato.',
  },
  late_billing_dispute: {
    acknowledge:
      'El plazo de 30 días para acusar recibo por escrito venció el {{day}} (49 CFR 378.7); favor de hacerlo de inmediato.',
    resolve:
      'El plazo de 60 días para pagar, rechazar o acordar venció el {{day}} (49 CFR 378.8); favor de hacerlo de inmediato.',
  },
  answer_other: 'Favor de responder por escrito citando nuestro número de caso.',
  documents: 'Documentos',
  no_documents: 'Ninguno',
  sent_apart: 'se envía por separado',
  signed: 'Por el reclamante',
  page: 'Página {{page}} de {{pages}}',
} satisfies Widen<typeof en>;
