import type { Widen } from '../words/widen.ts';
import type { fields as english } from './words.fields.en.ts';

/** What of a haul may change, as its history names it; references have names of their own. */
export const fields = {
  container_free_days: 'Último día libre por contenedor',
  direction: 'Sentido',
  place: 'Puerto o rampa',
  terminal: 'Terminal',
  to_place: 'A puerto o rampa',
  to_terminal: 'A terminal',
  door: 'Domicilio',
  container: 'Contenedor',
  container_count: 'Contenedores',
  container_numbers: 'Números de contenedor',
  delivery_type: 'Tipo de entrega',
  commodity: 'Mercancía',
  weight: 'Peso de la mercancía',
  hazmat_type: 'Clase de material peligroso',
  hazmat: 'Material peligroso',
  temperature: 'Temperatura',
  chassis_provider: 'Chasis de',
  chassis_days: 'Días de chasis',
  chassis_split: 'Chassis split',
  pickup_date: 'Fecha de recolección',
  accessorials: 'Servicios adicionales',
  cargo_value_for_insurance: 'Valor de la mercancía',
  free_days: 'Días libres',
  counting: 'Se cuentan en',
  po_number: 'Número de PO',
  billing_reference: 'Referencia de facturación',
} satisfies Widen<typeof english>;
