import type { Widen } from '../../words/widen.ts';
import type { words as en } from './tour.en.ts';

export const words = {
  place: '{{at}} de {{of}}',
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
  skip: 'Omitir el recorrido',
  again: 'Para verlo otra vez, búsquelo o presione ?.',
  home: {
    book: {
      title: 'Aquí empieza todo',
      text: 'Capture la carga una sola vez y cada transportista responde con su precio.',
    },
    waiting: {
      title: 'Lo que le espera',
      text: 'Lo más urgente va primero. Haga clic en una fila para atenderla.',
    },
    figures: {
      title: 'Sus embarques en cifras',
      text: 'Elija desde cuándo se cuentan. Cada barra lleva a sus cargas.',
    },
    search: {
      title: 'Encuentre lo que sea',
      text: 'Cargas por número, PRO, PO o BOL, y cada pantalla, desde donde esté.',
    },
    bell: {
      title: 'Lo que pasa mientras tanto',
      text: 'Aquí aparecen las entregas, los retrasos y las facturas que le conciernen.',
    },
  },
  my_loads: {
    statuses: { title: 'Cargas por estado', text: 'Cada pestaña dice cuántas cargas tiene en este momento.' },
    search: {
      title: 'Busque en la lista',
      text: 'Número, PRO, PO, BOL, ciudad o transportista. La tecla / lleva aquí.',
    },
    views: {
      title: 'Conserve su vista',
      text: 'Guarde filtros, orden y columnas con un nombre y ábralos con un solo clic.',
    },
    book: {
      title: 'Reserve una carga',
      text: 'Abre el formulario; lo que capture se guarda solo como borrador.',
    },
  },
  quote_book: {
    modes: { title: 'Elija cómo viaja', text: 'Puede cambiar cuando quiera: lo que capturó se conserva.' },
    location: {
      title: 'Lugares guardados',
      text: 'Escriba un nombre o una calle: una sola elección llena dirección, horario y contacto.',
    },
    items: {
      title: 'Mercancía guardada',
      text: 'Toma peso, medidas, clase y NMFC de sus artículos guardados.',
    },
    send: {
      title: 'Pida cotizaciones',
      text: 'Los transportistas responden por lo general en un minuto. Nada se reserva hasta que usted acepte una.',
    },
  },
  payment_hub: {
    owed: {
      title: 'Lo que se debe y desde cuándo',
      text: 'Haga clic en un rango para ver solo sus facturas.',
    },
    statuses: { title: 'Facturas por estado', text: 'Abiertas, en proceso de pago, pagadas: cada una con su número.' },
    choose: { title: 'Varias a la vez', text: 'Marque facturas para pagarlas o enviarlas juntas.' },
    statements: {
      title: 'Estados de cuenta',
      text: 'Lo que pasó en un mes en una sola página, en PDF o en hoja de cálculo.',
    },
  },
  settings: {
    search: { title: 'Encuentre un ajuste', text: 'Por su nombre o por lo que hace. La tecla / lleva aquí.' },
    carriers: { title: 'Transportistas', text: 'Agréguelos, conéctelos y suspéndalos cuando haga falta.' },
    locations: { title: 'Ubicaciones guardadas', text: 'Direcciones con horarios y contactos, listas al reservar.' },
    items: {
      title: 'Artículos guardados',
      text: 'Mercancías con medidas, clase y NMFC, listas con una sola elección.',
    },
    mails: {
      title: 'Correos',
      text: 'Elija cuáles llegan, al momento o una vez al día, y vea cada uno antes de que se envíe.',
    },
    themes: {
      title: 'Colores',
      text: 'Dé al portal el aspecto de su empresa; el contraste se revisa mientras tanto.',
    },
    users: { title: 'Su gente', text: 'Invite a sus usuarios y diga qué puede hacer cada uno.' },
  },
} satisfies Widen<typeof en>;
