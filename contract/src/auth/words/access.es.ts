import type { Widen } from '../../words/widen.ts';
import type { words as en } from './access.en.ts';

/** Lo que entra o actúa por alguien sin su contraseña. */
export const words = {
  title: 'Otros accesos a su cuenta',
  text: 'Las claves de API, las llaves de acceso, las demás sesiones y los enlaces que compartió siguen funcionando aunque cambie su contraseña. Si no reconoce algo, termínelo todo.',
  nothing: 'No hay otro además de esta sesión.',
  keys_one: '{{count}} clave de API',
  keys_other: '{{count}} claves de API',
  passkeys_one: '{{count}} llave de acceso',
  passkeys_other: '{{count}} llaves de acceso',
  sessions_one: '{{count}} sesión más',
  sessions_other: '{{count}} sesiones más',
  links_one: '{{count}} enlace compartido',
  links_other: '{{count}} enlaces compartidos',
  key: 'Clave de API {{prefix}}…, creada el {{date}}',
  end: 'Terminar los demás accesos',
  end_text:
    'Se desactivan sus claves de API, se quitan sus llaves de acceso, se cierran sus demás sesiones y terminan los enlaces que compartió. Aquí seguirá con la sesión iniciada, y su aplicación de autenticación seguirá funcionando.',
  ended: 'Se terminaron las claves, las llaves de acceso, las demás sesiones y los enlaces compartidos.',
} satisfies Widen<typeof en>;
