import type { Widen } from '../../words/widen.ts';
import type { words as en } from './wires.en.ts';

export const words = {
  text: 'Cómo se llega a cada transportista, qué respondió por última vez su conexión y una prueba que no reserva nada.',
  none: 'Ningún transportista está conectado. Las tablas de tarifas y el Despacho funcionan sin ello.',
  new: 'Conectar un transportista',
  edit: 'Editar',
  change: 'Editar la conexión con {{carrier}}',
  of: 'Conexión con {{carrier}}',
  choose: 'Elija un transportista',
  failing_one: '{{carriers}} no responde como debe. Lo que pasa por esta conexión espera o falta hasta que lo haga.',
  failing_other:
    '{{count}} conexiones no responden como deben: {{carriers}}. Lo que pasa por ellas espera o falta hasta que lo hagan.',
  kept: 'Las claves y contraseñas se guardan cifradas y no se vuelven a mostrar. Cada cambio queda en la auditoría.',
  means: 'Se vuelve a intentar por sí sola mientras haya cargas en curso.',
  off_means: 'Nada pasa por ella mientras esté desactivada: sus cargas se ofrecen y se siguen a mano en Despacho.',
  remove_text:
    'La conexión con {{carrier}} se elimina con su clave. Las cargas en curso se siguen desde entonces a mano en Despacho.',
  kinds: {
    portal: {
      name: 'Interfaz del portal',
      about:
        'La interfaz que publica el portal, para transportistas que la implementan: precios, ofertas, eventos y documentos.',
    },
  },
  states: { connected: 'Conectada', failing: 'Con fallas', untried: 'Sin probar', off: 'Desactivada' },
  parts: {
    quote: 'Precios',
    tender: 'Ofertas',
    cancel: 'Cancelaciones',
    events: 'Eventos',
    papers: 'Documentos',
    bill: 'Facturas',
  },
  facts: {
    address: 'Dirección',
    parts: 'Se usa para',
    answered: 'Última respuesta',
    never: 'Nunca',
    none: 'Sin dirección',
    failing: 'Con fallas',
    failures_one: 'desde {{since}}, {{count}} intento',
    failures_other: 'desde {{since}}, {{count}} intentos',
  },
  faults: {
    no_address: 'No hay dirección donde preguntar.',
    unreachable: 'El transportista no responde en esta dirección.',
    key_refused: 'El transportista responde y rechaza la clave.',
    refused: 'El transportista responde y rechaza la solicitud.',
    nonsense: 'En esta dirección responde algo que no habla esta interfaz.',
  },
  test: {
    button: 'Probar',
    of: 'Probar la conexión con {{carrier}}',
    pending: 'Probando…',
    passed: 'Prueba superada: el transportista respondió en {{milliseconds}} ms.',
    failed: 'La prueba no se superó.',
    tried: 'Último intento: {{moment}}',
    untried: 'Aún no se le ha preguntado nada.',
  },
  fields: {
    carrier: 'Transportista',
    address: 'Dirección',
    key: 'Clave',
    answer_seconds: 'Una respuesta puede tardar',
    answer_megabytes: 'Una respuesta puede tener',
    enabled: 'Activada',
  },
  hints: {
    address:
      'Donde comienza la interfaz del transportista, como https://api.example.com/v1. Otra dirección requiere de nuevo su clave.',
    key: 'Se guarda cifrada y no se vuelve a mostrar.',
    key_kept: 'Hay una clave guardada. Escriba otra para reemplazarla.',
  },
  units: { seconds: 's', megabytes: 'MB' },
} as const satisfies Widen<typeof en>;
