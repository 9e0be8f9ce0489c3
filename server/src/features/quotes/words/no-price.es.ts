import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './no-price.en.ts';

/** Why a carrier gave no price, by the beginning of its reason. */
export const words = {
  accessorial_not_offered: 'No ofrece «{{service}}».',
  class_not_rated: 'No tiene tarifa para la clase {{what}}.',
  cubic_capacity_exceeded: 'Densidad menor a la que acepta a partir de {{what}} ft³.',
  minimum_density_exceeded: 'Densidad menor a la que acepta.',
  linear_feet_exceeded: 'No lleva carga de {{what}} pies lineales o más.',
  overlength_exceeded: 'No lleva piezas de {{what}} pies o más.',
  miles_not_rated: 'Viaje demasiado corto para este transportista.',
  partial_not_offered: 'Solo renta camiones completos.',
  zone_not_rated: 'Destino demasiado lejano para este transportista.',
  parcel_too_heavy: 'Acepta paquetes de hasta {{what}} lb.',
  country_not_served: 'No da servicio en {{country}}.',
  DRAFT_HAS_FAULTS: 'El borrador tiene celdas por corregir.',
  NO_TARIFF: 'No tiene tarifa para esta carga.',
  LANE_UNKNOWN: 'No se conoce la distancia entre las paradas.',
  AREA_NOT_SERVED: 'No atiende esta zona.',
  TOO_HEAVY: 'La carga es demasiado pesada.',
  unavailable: 'Su sistema no respondió.',
  suspended:
    'Su sistema ha estado fallando. Esta vez no se le preguntó; se le preguntará en cuanto vuelva a responder.',
  no_answer: 'No respondió a tiempo.',
  nonsense: 'Su respuesta no tenía sentido.',
  refused: 'No entendió la solicitud.',
  error: 'No se pudo calcular su precio.',
} satisfies Widen<typeof en>;
