import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: { rates_there: 'Ya hay transportistas o tarifas: los ejemplos son solo para un portal que no tiene.' },
  title: 'Prepare su portal',
  text: 'Lo que un portal nuevo necesita antes de su primera cotización. Cada paso puede esperar; la lista desaparece cuando todos están hechos.',
  can_quote: 'Su portal ya puede cotizar. Lo que falta abajo puede esperar.',
  cannot_quote: 'Su portal todavía no puede cotizar: faltan los pasos marcados como necesarios.',
  dismissed: 'La lista de preparación está oculta',
  dismiss: 'Ocultar esta lista',
  to_loads: 'Ir al portal',
  to_operator: 'Abrir la página del operador',
  to_trucks: 'Abrir los camiones',
  to_thresholds: 'Abrir los umbrales',
  to_carriers: 'Abrir los transportistas',
  to_rates: 'Abrir las tarifas',
  add_examples: 'Agregar transportistas y tarifas de ejemplo',
  examples_added: 'Agregados. Su portal ya puede cotizar; las tarifas son inventadas.',
  command: 'En el servidor:',
  done: 'Hecho',
  needed: 'Necesario',
  open: 'Pendiente',
  steps: {
    identity: {
      title: 'Diga quién opera el portal',
      text: 'Nombre, dirección y correo del operador, como los imprimen documentos, correos y páginas públicas.',
    },
    mail: {
      title: 'Conecte un servidor de correo',
      text: 'Sin él no llega a nadie ninguna invitación, aviso ni enlace de contraseña. El servidor lee su dirección al iniciar.',
    },
    gs1_prefix: {
      title: 'Capture su prefijo de empresa GS1',
      text: 'Con él empiezan los números de conocimientos de embarque y etiquetas. Mientras tanto empiezan con el prefijo de los ejemplos de GS1.',
    },
    carriers: {
      title: 'Agregue sus transportistas',
      text: 'A quién se piden precios, con modos y responsabilidad. Agregue los suyos, o unos de ejemplo con tarifas inventadas para empezar.',
    },
    tariffs: {
      title: 'Cargue tarifas',
      text: 'Tarifas vigentes hoy de al menos un transportista: LTL, paquetería, camión o contenedores.',
    },
    own_rates: {
      title: 'Reemplace las tarifas de ejemplo',
      text: 'Las tarifas de los transportistas de ejemplo son inventadas. Cámbielas por las suyas o suspenda esos transportistas.',
    },
    trucks: {
      title: 'Revise los camiones que ofrece',
      text: 'Medidas, pesos e imágenes de los camiones entre los que eligen sus clientes. Los usuales están desde el principio.',
    },
    drayage: {
      title: 'Agregue tarifas de puertos y rampas',
      text: 'Sin ellas los contenedores esperan un precio que operaciones captura a mano.',
    },
    thresholds: {
      title: 'Avise de transportistas que cumplen mal',
      text: 'Debajo de qué porcentaje de cargas a tiempo las cotizaciones de un transportista llevan un aviso, y qué dice.',
    },
  },
} satisfies Widen<typeof en>;
