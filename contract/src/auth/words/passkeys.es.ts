import type { Widen } from '../../words/widen.ts';
import type { words as en } from './passkeys.en.ts';

export const words = {
  title: 'Llaves de acceso',
  text: 'Inicie sesión con su huella, su rostro o el PIN del dispositivo, sin contraseña. Una llave de acceso también cuenta como segundo paso.',
  none: 'Todavía no tiene llaves de acceso.',
  not_here: 'Las llaves de acceso no funcionan en este navegador o en esta dirección.',
  add: 'Agregar llave de acceso',
  name: 'Nombre',
  name_hint: 'Dónde se guarda, por ejemplo “Laptop de la oficina”.',
  password: 'Contraseña',
  go_on: 'Continuar',
  cancel: 'Cancelar',
  added_on: 'Agregada: {{date}}',
  used_on: 'Último uso: {{date}}',
  never_used: 'Sin usar',
  backed_up: 'Guardada en varios dispositivos',
  stopped: 'Detenida al recuperar su contraseña: quítela y vuelva a agregarla para usarla',
  added: 'La llave de acceso se agregó.',
  not_made: {
    cancelled: 'No se creó ninguna llave de acceso: se cerró la solicitud del navegador.',
    timeout: 'No se creó ninguna llave de acceso: se agotó el tiempo de la solicitud del navegador.',
    known: 'Este dispositivo ya tiene una llave de acceso suya. Elija otro dispositivo o use la que tiene.',
    unsupported:
      'Este dispositivo no puede guardar llaves de acceso con huella, rostro o PIN. Elija otro o configure un bloqueo de pantalla.',
  },
  try_again: 'Intentar de nuevo',
  remove: 'Quitar',
  remove_named: 'Quitar {{name}}',
  removed: 'La llave de acceso se quitó.',
} satisfies Widen<typeof en>;
