import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  /** By the truck's code. */
  truck_types: {
    CARGO_VAN: 'Camioneta de carga',
    SPRINTER: 'Camioneta Sprinter',
    BOX_26: 'Camión caja de 26 pies',
    VAN_48: 'Caja seca de 48 pies',
    VAN_53: 'Caja seca de 53 pies',
    CURTAIN_53: 'Cortina lateral de 53 pies',
    TANKER: 'Autotanque',
    POWER_ONLY: 'Solo tractocamión',
    REEFER_53: 'Caja refrigerada de 53 pies',
    HOTSHOT_40: 'Hotshot de 40 pies',
    FLATBED_48: 'Plataforma de 48 pies',
    FLATBED_53: 'Plataforma de 53 pies',
    CONESTOGA_48: 'Conestoga de 48 pies',
    STEP_DECK_53: 'Plataforma step deck de 53 pies',
    DOUBLE_DROP: 'Plataforma double drop',
    RGN: 'Cama baja (RGN)',
    CHASSIS_20: 'Chasis de 20 pies',
    CHASSIS_40: 'Chasis de 40 pies',
    CHASSIS_45: 'Chasis de 45 pies',
    CHASSIS_TRIAXLE: 'Chasis de tres ejes',
  },
  /** Why freight does not fit a truck. */
  misfits: {
    weight: '{{asked}} lb rebasan sus {{limit}} lb.',
    length: '{{asked}} pies rebasan sus {{limit}} pies.',
    pallets: '{{asked}} tarimas rebasan las {{limit}} que caben.',
    piece: 'Una pieza es más grande que su interior.',
    not_cooled: 'No controla la temperatura.',
    too_cold: '{{asked}} °F es más frío que sus {{limit}} °F.',
    too_warm: '{{asked}} °F es más caliente que sus {{limit}} °F.',
    tarps: 'No lleva lonas.',
  },
  needs_permit: 'Una pieza está sobredimensionada: se requiere permiso.',
  errors: {
    temperature_order: 'La temperatura máxima es menor que la mínima.',
  },
} satisfies Widen<typeof en>;
