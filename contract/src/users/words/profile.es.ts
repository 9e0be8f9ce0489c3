import type { Widen } from '../../words/widen.ts';
import type { words as en } from './profile.en.ts';

export const words = {
  title: 'Perfil',
  personal: 'Datos personales',
  role: 'Rol',
  save: 'Guardar',
  saved: 'Se guardó su perfil.',
  unchanged: 'Todavía no hay cambios.',
  language: 'Idioma',
  language_text:
    'De las pantallas, de los correos que recibe y de los documentos que genera. Se guarda con su usuario.',
  security: 'Inicio de sesión y seguridad',
  password: 'Contraseña',
  password_text: 'Al cambiarla se cierra la sesión en sus otros dispositivos.',
  password_change: 'Cambiar contraseña',
  factor_change: 'Configurar el acceso',
  passkeys: 'Llaves de acceso',
  passkeys_count_one: '{{count}} llave de acceso: con ella entra sin contraseña.',
  passkeys_count_other: '{{count}} llaves de acceso: con cada una entra sin contraseña.',
  passkeys_none: 'Todavía ninguna. Con ella entra con huella, rostro o PIN.',
  passkeys_change: 'Administrar llaves',
  sessions: 'Sesiones',
  sessions_text: 'Los dispositivos en los que tiene sesión abierta.',
  sessions_change: 'Revisar sesiones',
} satisfies Widen<typeof en>;
