import type { Widen } from '../../words/widen.ts';
import type { words as en } from './load.en.ts';

export const words: Widen<typeof en> = {
  title: 'Seguro de carga',
  offer: 'Asegure hasta {{cover}} por {{price}}',
  offer_text: 'Todo riesgo. {{carrier}} paga cuando mucho {{liability}}, y solo si tiene la culpa.',
  offer_text_any: 'Todo riesgo, sin importar de quién sea la culpa.',
  add: 'Agregar seguro, {{price}}',
  add_free: 'Usar póliza gratis, quedan {{left}} de {{all}}',
  none: 'Sin seguro',
  added: 'Asegurada hasta {{cover}}',
  price: 'Seguro, {{price}}',
  free: 'Póliza gratis',
  referred: 'Operaciones debe consultar a la aseguradora sobre esta carga. Pida una cotización en Seguro.',
  excluded: 'La aseguradora nunca acepta esta mercancía.',
  policy: 'Certificado {{number}}',
  no_number_yet: 'El certificado llega después',
  terms: 'No cubre: demora, mal empaque, desgaste, actos intencionales, guerra, eventos nucleares y cibernéticos.',
};
