import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** Mails about passwords. */
export const words = {
  password_link_mail: {
    subject: 'Establezca una nueva contraseña',
    heading: 'Establezca una nueva contraseña',
    greeting: 'Hola, {{name}}:',
    text: 'Alguien, probablemente usted, solicitó una nueva contraseña para {{email}}. El enlace funciona una sola vez, durante {{minutes}} minutos.',
    action: 'Establecer nueva contraseña',
    note: 'Si usted no la solicitó, no haga nada: su contraseña seguirá siendo la misma.',
  },
  recovered_mail: {
    subject: 'Se estableció una nueva contraseña',
    heading: 'Se estableció una nueva contraseña',
    greeting: 'Hola, {{name}}:',
    text: 'La contraseña de {{email}} se estableció con un enlace de este buzón y se cerraron todas las sesiones.',
    left: 'Lo siguiente funciona sin importar la contraseña. Si no reconoce algo, es posible que otra persona lo haya dejado: quítelo todo en Seguridad.',
    nothing_left: 'No queda ninguna clave de API, llave de acceso ni enlace compartido que funcione sin la contraseña.',
    api_key: 'Clave de API',
    passkey: 'Llave de acceso',
    shared_links: 'Enlaces que usted compartió y aún se abren',
    action: 'Ver Seguridad',
    note: 'Si no fue usted, solicite de inmediato otro enlace, elija desactivar también claves, llaves de acceso y enlaces, y llame a su administrador. Él también le ayuda si al iniciar sesión se pide un segundo paso que no es suyo.',
  },
  new_address_mail: {
    subject: 'Se cambió el correo con el que inicia sesión',
    heading: 'Se cambió el correo con el que inicia sesión',
    greeting: 'Hola, {{name}}:',
    text: 'Un administrador estableció {{email}} como el correo con el que usted inicia sesión y se cerraron todas las sesiones.',
    left: 'Lo siguiente todavía inicia sesión o actúa por usted. Si no reconoce algo, es posible que lo haya dejado quien leía el correo anterior: quítelo todo en Seguridad.',
    action: 'Ver Seguridad',
    note: 'Si no puede iniciar sesión, solicite una nueva contraseña. Al establecerla, elija desactivar también claves, llaves de acceso y enlaces.',
  },
  invitation_mail: {
    subject: 'Tiene una invitación al portal de carga',
    heading: 'Bienvenido',
    greeting: 'Hola, {{name}}:',
    text: 'Ya puede iniciar sesión con {{email}}. Antes establezca una contraseña: el enlace funciona una sola vez, durante 7 días.',
    action: 'Establecer contraseña',
    note: 'Si no sabe por qué recibió este correo, no haga nada.',
  },
} satisfies Widen<typeof en>;
