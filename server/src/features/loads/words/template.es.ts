import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './template.en.ts';

/** The template of an import. */
export const words = {
  title: 'Cargas',
  file_name: 'plantilla-de-cargas',
  guide: 'Columnas',
  lists: 'Listas',
  guide_heads: { column: 'Columna', needed: 'Obligatoria', about: 'Qué indica', allowed: 'Qué acepta' },
  needed: 'Sí',
  yes: 'sí',
  no: 'no',
  kinds: {
    text: 'Texto',
    zip: 'Código postal',
    number: 'Un número',
    count: 'Un número entero',
    day: 'Un día: AAAA-MM-DD, MM-DD-AAAA o una celda de fecha',
    time: 'Una hora: 14:30 o 2:30 PM',
    yes_no: 'sí o no',
  },
  hints: {
    load_key:
      'Su propia clave para la carga. Las filas con la misma clave son una sola carga: una partida cada una y, para camiones, más paradas.',
    mode: 'Cómo se mueve la mercancía.',
    pickup_date: 'El día en que está lista.',
    pickup_until: 'El último día de recolección, si sirven varios.',
    deliver_from: 'El primer día de entrega, si sirven varios.',
    deliver_by: 'El último día de entrega.',
    pickup_zip_code:
      'Modos de camión: una fila con otro código postal, dirección o nombre es una recolección más, en el orden de las filas. LTL lleva una.',
    delivery_zip_code:
      'Modos de camión: una fila con otro código postal, dirección o nombre es una entrega más, después de las recolecciones y en el orden de las filas. LTL lleva una.',
    pickup_city: 'Puede quedar vacía: la indica el código postal.',
    delivery_city: 'Puede quedar vacía: la indica el código postal.',
    accessorials: 'Códigos separados con coma: LFTD, APTD.',
    in_transit:
      'Sí, si una carga dentro de un país puede pasar por otro en tránsito internacional (in-bond), por ser más corto o el único camino.',
    external_id:
      'El folio del pedido en su propio sistema: lo tiene una sola carga, para siempre. El mismo pedido enviado otra vez no crea una segunda carga.',
    freight_terms: 'Vacío: flete pagado; si no, el transportista factura al destinatario o a un tercero.',
    bill_to_name: 'Solo a tercero: a quién factura el transportista, con las columnas que siguen.',
    cargo_value_for_insurance: 'Lo que vale la mercancía, para el seguro.',
    handling_unit: 'Sobre qué viaja la mercancía. Un código o su nombre.',
    handling_unit_count: 'Cuántas son.',
    length: 'De una unidad de manejo.',
    width: 'De una unidad de manejo.',
    height: 'De una unidad de manejo.',
    weight: 'De toda la partida, con tarimas.',
    freight_class: 'Puede quedar vacía si se conocen las medidas.',
    packaging_unit: 'Lo que va sobre las unidades de manejo; el material peligroso debe indicarlo.',
    un_number: 'Solo material peligroso, junto con las columnas que siguen.',
    truck_type: 'Solo modos de camión; vacío para cualquiera que sirva.',
    temperature_min: 'Para mercancía que viaja fría o templada.',
    net_weight: 'Mercancía que cruza una frontera: sin tarimas ni embalaje.',
    unit_value: 'Mercancía que cruza una frontera: de un embalaje, o de una unidad de manejo si no se cuentan.',
    hs_code: '6, 8 o 10 dígitos, para la aduana.',
    country_of_origin: 'Dónde se fabricó: dos letras o el nombre.',
  },
  example: { commodity: 'Refacciones', company: 'Acme Industrial', contact: 'Dana Reyes' },
} satisfies Widen<typeof en>;
