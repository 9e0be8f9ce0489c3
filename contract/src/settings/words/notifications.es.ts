import type { Widen } from '../../words/widen.ts';
import type { words as en } from './notifications.en.ts';

export const words: Widen<typeof en> = {
  text: 'Quien reserva una carga recibe correos sobre su camino, quien compra un seguro sobre él y quien paga sobre las facturas, en el idioma de su perfil. Lo que se apaga aquí no le llega a nadie de la cuenta; los correos de acceso, reclamaciones y cancelaciones se envían siempre.',
  kinds: {
    pickup: 'Recolección',
    delay: 'Retraso',
    delivered: 'Entrega',
    documents: 'Documentos',
    insurance: 'Seguro',
    invoices: 'Facturas',
  },
  about: {
    pickup: 'Cuando el transportista tiene la mercancía',
    delay: 'Cuando una carga llegará más tarde de lo planeado, con su nuevo día',
    delivered: 'Cuando la mercancía llegó, con quién firmó',
    insurance: 'El certificado de una póliza que compró, y cuándo termina pronto su cobertura',
    invoices:
      'Cuando se emite una factura y cuando cambia su monto; a la dirección de contabilidad o, si no hay, a quienes pueden pagar',
    documents: 'Cuando llegó una prueba de entrega u otro papel del transportista',
  },
  carrier_alerts: {
    name: 'Transportistas que rebasan un umbral',
    about:
      'Cuando un transportista se retrasa más, o tiene más reclamaciones, de lo que permite el operador; un correo cada vez que empieza',
    nobody: 'Nadie elegido',
    chosen_one: '{{count}} persona recibe el correo',
    chosen_other: '{{count}} personas reciben el correo',
    choose: 'Elegir personas',
    title: 'Quién recibe correos sobre transportistas',
    hint: 'Cada quien en el idioma de su perfil.',
    search: 'Buscar personas',
    search_hint: 'Nombre o correo electrónico',
    none_found: 'Nadie de la cuenta se llama así.',
    people: 'Personas de la cuenta',
    most: 'Se pueden elegir {{most}} personas como máximo.',
  },
  saved: 'Se guardó.',
};
