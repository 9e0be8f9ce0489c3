import type { Widen } from '../../words/widen.ts';
import type { words as en } from './logos.en.ts';

export const words: Widen<typeof en> = {
  text: 'El primer logotipo está junto al nombre de la cuenta en el portal, el segundo en el encabezado de sus papeles. PNG, JPEG o SVG; un cambio se ve de inmediato.',
  logo: 'Logotipo en el portal',
  logo_hint: 'Mejor cuadrado. Se muestra de 32 píxeles de alto.',
  documents_logo: 'Logotipo en los papeles',
  documents_logo_hint:
    'Mejor ancho. Se muestra en conocimientos de embarque, facturas y certificados, a lo sumo de 150 por 34 puntos.',
  choose: 'Elegir una imagen',
  remove: 'Quitarlo',
  none: 'Todavía ninguno',
  saved: 'El logotipo cambió.',
  removed: 'El logotipo se quitó.',
  theme: 'Tema de la cuenta',
  theme_hint: 'Quien eligió un tema en su propio menú lo conserva.',
  theme_saved: 'El tema se cambió.',
  edit_title: 'Preparar el logotipo',
  trim: 'Recortar bordes vacíos',
  transparent: 'Hacer transparente el blanco',
  on_light: 'En papel',
  on_dark: 'En oscuro',
  use: 'Usarlo',
  cancel: 'Cancelar',
  not_a_picture: 'Este archivo no se puede leer como imagen. Elija un PNG, JPEG o SVG.',
  too_large: 'Este archivo pesa más de 2 MB.',
};
