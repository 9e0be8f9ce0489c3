import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  sign_in: {
    title: 'Iniciando sesión',
    failed: 'No se inició su sesión',
    second_factor: 'Usted inicia sesión en dos pasos: use su correo, su contraseña y su código.',
    unavailable:
      'El sistema de carga no responde en este momento. Abra el portal desde ahí otra vez en un momento, o inicie sesión con su contraseña.',
    to_login: 'Ir a iniciar sesión',
  },
  connection: {
    title: 'Sistema de carga',
    company_guid: 'GUID de la empresa',
    network_id: 'ID de la red',
    portal_user: 'Usuario del portal',
    portal_password: 'Contraseña del portal',
    user_note: 'Sin un usuario propio, el portal usa el de su configuración.',
    password_kept: 'Hay una contraseña guardada. Se conserva mientras no cambien la empresa ni el usuario.',
    users: 'Inician sesión desde ahí: {{names}}.',
    save: 'Guardar',
    saved: 'El vínculo con el sistema de carga quedó guardado.',
    test: 'Probar conexión',
    faults: {
      none: 'El sistema de carga acepta al portal.',
      not_linked: 'No se indicó ninguna empresa.',
      not_connected: 'El portal no tiene la dirección de un sistema de carga: configure FREIGHT_SYSTEM_URL.',
      unknown_company: 'El sistema de carga no conoce esta empresa. Revise el GUID.',
      access_denied: 'El sistema de carga rechaza al usuario del portal. Revise usuario y contraseña.',
      unavailable: 'El sistema de carga no responde. Intente de nuevo en un momento.',
      nonsense: 'El sistema de carga respondió algo que el portal no puede leer.',
    },
  },
  users: {
    title: 'Permitir que un usuario entre desde ahí',
    text: 'El usuario del sistema de carga abre el portal desde ahí, sin contraseña del portal.',
    user_guid: 'GUID del usuario',
    user: 'Usuario de la cuenta',
    somebody_new: 'Alguien nuevo',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo',
    link: 'Permitir entrar',
    linked: '{{name}} ya entra desde el sistema de carga.',
    none: 'Nadie entra desde ahí todavía.',
    cancel: 'Cancelar',
  },
  errors: {
    unavailable: 'El sistema de carga no responde en este momento. Intente de nuevo en un momento.',
    sign_in_refused:
      'El enlace del sistema de carga no inició su sesión. Funciona una vez y por poco tiempo: abra el portal de nuevo desde el sistema de carga.',
    company_taken: 'Otra cuenta ya está vinculada a esta empresa.',
    user_taken: 'Este usuario del sistema de carga, o del portal, ya está vinculado.',
    not_linked: 'Esta cuenta no está vinculada a ninguna empresa del sistema de carga.',
  },
} satisfies Widen<typeof en>;
