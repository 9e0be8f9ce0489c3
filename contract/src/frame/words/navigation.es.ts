import type { Widen } from '../../words/widen.ts';
import type { words as en } from './navigation.en.ts';

export const words = {
  label: 'Principal',
  home: 'Panel',
  book_a_load: 'Reservar carga',
  my_loads: 'Mis cargas',
  payment_hub: 'Centro de pagos',
  carrier_bills: 'Facturas de flete',
  insurance: 'Seguro',
  claims: 'Reclamaciones',
  dispatch: 'Despacho',
  accounts: 'Cuentas',
  account_management: 'Gestión de cuentas',
  settings: 'Ajustes',
  how_to_videos: 'Videos de ayuda',
  opens_new_tab: 'se abre en otra pestaña',
  collapse: 'Contraer',
  expand: 'Expandir',
  open_menu: 'Abrir menú',
  skip: 'Ir al contenido',
  breadcrumb: 'Ruta de navegación',
} satisfies Widen<typeof en>;
