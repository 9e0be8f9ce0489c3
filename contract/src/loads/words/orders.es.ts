import type { Widen } from '../../words/widen.ts';
import type { words as en } from './orders.en.ts';

export const words = {
  missing: {
    approval_id: 'una aprobación',
    pickup_date: 'fecha de recolección',
    mode: 'modo',
    handling_unit: 'unidad de manejo de la línea {{line}}',
    handling_unit_count: 'número de unidades de manejo de la línea {{line}}',
    weight: 'peso de la línea {{line}}',
    freight_class: 'clase o medidas de la línea {{line}}',
    packaging_unit: 'embalaje de la línea {{line}}',
    packaging_unit_count: 'número de bultos de la línea {{line}}',
    limited_access_type: 'tipo de acceso limitado de la parada {{line}}',
  },
} satisfies Widen<typeof en>;
