import type { Widen } from '../../words/widen.ts';
import type { words as en } from './load.en.ts';

export const words: Widen<typeof en> = {
  title: 'Seguro de carga',
  policy: 'Póliza {{id}}, en emisión',
  none: 'Sin seguro',
  add: 'Asegurada por {{price}}',
  add_free: 'Póliza gratis, quedan {{left}} de {{all}}',
  up_to: 'Todo riesgo, hasta {{cover}}',
  offer_text: '{{carrier}} paga como máximo {{liability}}, y solo si es responsable.',
  offer_text_any: 'El transportista solo paga si es responsable.',
  line: 'Seguro',
  insured: 'Asegurada hasta {{cover}}; se compra cuando el transportista acepta y se devuelve si rechaza.',
  referred: 'Operaciones debe consultar a la aseguradora sobre esta carga. Pida una cotización en Seguro.',
  excluded: 'La aseguradora nunca acepta esta mercancía.',
  terms: 'No cubre: demora, mal empaque, desgaste, actos intencionales, guerra, eventos nucleares y cibernéticos.',
  uninsured: 'La carga no está asegurada',
  uninsured_text:
    'Si se pierde o se daña, el transportista paga como máximo su responsabilidad. Puede asegurarla hasta la recolección.',
  insure: 'Asegurar esta carga',
  insure_from: 'Asegurarla desde {{price}}',
};
