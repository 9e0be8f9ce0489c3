import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** What is written by mail about containers. */
export const words = {
  /** To operations. */
  requested: {
    subject: 'La carga {{load}} espera un precio de drayage',
    heading: 'Un contenedor espera su precio',
    text: '{{account}} solicitó la carga {{load}} y ningún tarifario tiene precio para ella. Hasta que usted la cotice, el cliente no la puede cambiar.',
    action: 'Cotizar la carga',
    note: 'Recibe este correo porque los contenedores sin tarifario los cotiza usted.',
  },
  /** To the one who asked. */
  quoted: {
    subject: 'Su carga de drayage {{load}} está cotizada',
    heading: 'Ya tenemos el precio de su contenedor',
    text: 'Operaciones cotizó la carga {{load}} de {{origin}} a {{destination}}. Resérvela antes de que venza el precio.',
    action: 'Ver el precio',
    note: 'Recibe este correo porque usted solicitó esta carga.',
  },
  /** To the one who asked. */
  handed_back: {
    subject: 'Su carga de drayage {{load}} necesita un cambio',
    heading: 'Operaciones aún no puede cotizar este contenedor',
    text: 'Operaciones le devolvió la carga {{load}} de {{origin}} a {{destination}}. Puede cambiarla y solicitar el precio de nuevo.',
    reason: 'Lo que indica: {{reason}}',
    action: 'Cambiar la carga',
    note: 'Recibe este correo porque usted solicitó esta carga.',
  },
  /** A day before a container begins to cost. */
  demurrage: {
    subject: 'Carga {{load}}: el contenedor está libre en la terminal hasta el {{day}}',
    named_one: 'Carga {{load}}: el contenedor {{numbers}} está libre en la terminal hasta el {{day}}',
    named_other: 'Carga {{load}}: los contenedores {{numbers}} están libres en la terminal hasta el {{day}}',
    heading: 'Mañana es el último día libre',
    text: 'Después del {{day}} cada día en {{place}} cuesta almacenaje (demurrage) de {{rate}} por contenedor. Asegúrese de que lo retiren.',
  },
  per_diem: {
    subject: 'Carga {{load}}: el contenedor está libre hasta el {{day}}',
    named_one: 'Carga {{load}}: el contenedor {{numbers}} está libre hasta el {{day}}',
    named_other: 'Carga {{load}}: los contenedores {{numbers}} están libres hasta el {{day}}',
    heading: 'Mañana termina el tiempo libre',
    text: 'Después del {{day}} la naviera cobra {{rate}} diarios por cada contenedor que no haya vuelto. Asegúrese de que lo devuelvan.',
  },
  open_load: 'Abrir la carga',
  warned: 'Recibe este correo porque usted reservó esta carga.',
  facts: {
    load: 'Carga',
    account: 'Cuenta',
    container: 'Contenedor',
    numbers: 'Número de contenedor',
    origin: 'De',
    destination: 'A',
    weight: 'Peso de la mercancía',
    pickup: 'Recolección',
  },
  containers: '{{count}} x {{container}}',
} satisfies Widen<typeof en>;
