import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  accepted: {
    subject: 'La carga {{load}} está reservada con {{carrier}}',
    heading: '{{carrier}} aceptó su carga',
    body: 'La carga {{load}} de {{origin}} a {{destination}} está reservada. El conocimiento de embarque está entre los documentos de la carga: imprímalo y entrégueselo al operador.',
  },
  declined: {
    subject: '{{carrier}} rechazó la carga {{load}}',
    heading: '{{carrier}} no tomó su carga',
    body: 'La carga {{load}} de {{origin}} a {{destination}} no está reservada. Elija otro transportista o cotice de nuevo si los precios ya vencieron.',
  },
  cancellation_refused: {
    subject: 'La carga {{load}} no se canceló: {{carrier}} la rechazó',
    heading: 'El transportista rechazó la cancelación',
    body: '{{carrier}} sigue con la carga {{load}} de {{origin}} a {{destination}}. Llámenos si no debe entregarse: una carga en camino se puede regresar o enviar a otro lugar. Si aún no se recolecta, puede cancelarla otra vez.',
  },
  carrier_cancelled: {
    subject: '{{carrier}} canceló la carga {{load}}',
    heading: '{{carrier}} canceló su carga',
    body: '{{carrier}} no llevará la carga {{load}} de {{origin}} a {{destination}}, que había aceptado. La carga ya no está reservada. Para enviarla con otro transportista, cópiela en su página y pida cotizaciones.',
  },
  no_truck: {
    subject: 'No se encontró camión para la carga {{load}}',
    heading: 'No encontramos camión para su carga',
    body: 'La carga {{load}} de {{origin}} a {{destination}} no está reservada. Elija otro transportista o cotice de nuevo si los precios ya vencieron.',
  },
  /** To operations. */
  held: {
    subject: 'La carga {{load}} espera camión',
    heading: 'Una carga espera camión',
    body: '{{account}} ofreció la carga {{load}} de {{origin}} a {{destination}}. Su transportista no responde por sí mismo: asigne un camión o devuelva la carga.',
    why: 'Recibe este correo porque usted asigna camiones a las cargas sin transportista automático.',
  },
  picked_up: {
    subject: 'La carga {{load}} va en camino',
    heading: 'Su carga fue recolectada',
    body: '{{carrier}} recogió la carga {{load}} de {{origin}} a {{destination}}. Rastréela en su página.',
  },
  delivered: {
    subject: 'La carga {{load}} fue entregada',
    heading: 'Su carga fue entregada',
    body: 'La carga {{load}} de {{origin}} a {{destination}} llegó a su destino. El comprobante de entrega se agrega a los documentos de la carga en cuanto el transportista lo envía.',
  },
  pod_filed: {
    subject: 'Llegó el comprobante de entrega de la carga {{load}}',
    heading: 'Llegó el comprobante de entrega',
    body: 'El comprobante de entrega de la carga {{load}} de {{origin}} a {{destination}} ya está en sus documentos: {{name}}. Ahí puede abrirlo o compartirlo.',
  },
  paper_added: {
    subject: 'Carga {{load}}: documento nuevo',
    heading: '{{who}} agregó documentos a su carga',
    body: '{{name}} ya está en los documentos de la carga {{load}} de {{origin}} a {{destination}}, junto con lo que se haya agregado al mismo tiempo.',
  },
  delayed: {
    subject: 'La carga {{load}} llegará tarde: {{day}}',
    heading: 'Su carga llegará tarde',
    body: 'El transportista espera ahora entregar la carga {{load}} de {{origin}} a {{destination}} el {{day}}. Le escribiremos de nuevo si eso cambia.',
  },
  stop_changed: {
    subject: 'Se modificó una parada de la carga {{load}} después de reservarla',
    heading: 'Se modificó una parada de una carga reservada',
    body: '{{who}} modificó una parada de la carga {{load}}, que ya está reservada. Si usted no sabía de esto, llámenos antes de que el camión se mueva.',
    why: 'Recibe este correo porque usted administra esta cuenta.',
  },
  /** Para operaciones, que llaman a los transportistas. */
  inform_carrier: {
    subject: 'Avise a {{carrier}}: se modificó una parada de la carga {{load}}',
    heading: 'Se modificó una parada de una carga ya ofrecida',
    body: '{{carrier}} tiene la carga {{load}} como era antes. Los transportistas no aceptan cambios por sistema: avíseles por teléfono o correo, con el nuevo conocimiento de embarque si lo hay.',
    why: 'Recibe este correo porque usted avisa a los transportistas que no aceptan cambios.',
  },
  carrier_alert: {
    subject: {
      on_time: '{{carrier}} entrega tarde con más frecuencia',
      transit: '{{carrier}} entrega después de lo prometido',
      claims: '{{carrier}}: más reclamaciones de carga',
    },
    heading: {
      on_time: '{{carrier}} entrega a tiempo con menos frecuencia',
      transit: '{{carrier}} entrega después de lo prometido',
      claims: '{{carrier}} tiene más reclamaciones de carga',
    },
    body: 'Mientras dure, cada cotización de {{carrier}} lleva este aviso. Usted recibe un correo cada vez que empieza.',
    notice: 'Aviso',
    threshold: 'Umbral',
    limit: {
      on_time: 'Menos del {{limit}}% de las entregas a tiempo',
      transit: 'Más de {{limit}} días de retraso en promedio',
      claims: 'Reclamaciones de carga en más del {{limit}}% de las entregas',
    },
    period: 'Periodo',
    days: 'Los últimos {{days}} días',
    open_thresholds: 'Abrir los umbrales',
    open_loads: 'Abrir sus cargas',
    why: 'Usted recibe este correo porque su cuenta lo eligió para los avisos sobre transportistas.',
  },
  webhook_off: {
    subject: 'Ya no enviamos eventos a {{host}}',
    heading: 'Un destino de webhooks está desactivado',
    failed:
      '{{host}} no aceptó ninguno de nuestros intentos durante tres días, por lo que dejamos de enviarle eventos.',
    gone: '{{host}} respondió que ya no existe (410), por lo que dejamos de enviarle eventos.',
    body: 'Nada se pierde: cuando vuelva a responder, actívelo y pida que se envíe otra vez lo que sucedió mientras tanto. Los eventos se guardan {{days}} días.',
    address: 'Dirección',
    open: 'Abrir Webhooks',
    why: 'Recibe este correo porque usted administra esta cuenta.',
  },
  stop_types: {
    pickup: 'Recolección',
    delivery: 'Entrega',
  },
  facts: {
    was_due: 'Fecha prometida',
    expected: 'Nueva fecha estimada',
    stop: 'Parada',
    before: 'Antes',
    after: 'Ahora',
    reason: 'Motivo',
    load: 'Carga',
    carrier: 'Transportista',
    pro: 'Número PRO',
    pickup: 'Recolección',
    delivery: 'Entrega',
    mode: 'Modalidad',
    weight: 'Peso',
    answer_by: 'Responder antes de',
  },
  /** Una carga recurrente que no sigue por sí sola. */
  plan: {
    day_subject: 'Carga recurrente {{name}}: el {{day}} le necesita',
    paused_subject: 'La carga recurrente {{name}} está en pausa',
    with_load: 'La carga está ahí, con los precios que dieron los transportistas. Resérvela a mano o cambie la regla.',
    without_load: 'No se hizo ninguna carga para este día. Los días siguientes continúan.',
    go_on: 'No se hacen cargas hasta que alguien la reanude; desde entonces actúa en nombre de esa persona.',
    open: 'Abrir cargas recurrentes',
    note: 'Recibe este correo porque esta carga recurrente actúa en su nombre o porque usted puede cambiarla.',
    reasons: {
      no_price: 'Ningún transportista dio precio.',
      carrier_gone: 'El transportista con el que debe reservarse no dio precio o ya no cotiza.',
      above_limit: 'El precio supera el límite hasta el que se reserva por sí sola.',
      person_gone: 'La persona en cuyo nombre actuaba ya no puede iniciar sesión.',
      plan_stopped: 'Se pausó o cambió antes de que respondieran los transportistas.',
      refused: 'La reserva fue rechazada: falta algo o alguien debe aprobarla antes.',
      too_late: 'Su día de recolección pasó antes de que se pudiera hacer la carga.',
      rights_gone: 'La persona en cuyo nombre actuaba ya no puede hacer lo que esta hace.',
      account_closed: 'La cuenta está cerrada.',
      by_hand: 'Alguien de la cuenta la puso en pausa.',
    },
  },
  /** Lo que una persona recibe una vez al día en lugar de correos sueltos. */
  digest: {
    subject_one: 'Resumen del {{day}}: {{count}} novedad',
    subject_other: 'Resumen del {{day}}: {{count}} novedades',
    heading: 'Qué pasó desde el último resumen',
    body: 'Por carga, en el orden en que pasó.',
    load: 'Carga {{load}}',
    other: 'No es sobre una carga',
    open: 'Abrir Mis cargas',
    why: 'Recibe este correo una vez al día porque así lo eligió en su perfil.',
  },
  /** El asunto de un correo con datos inventados. */
  sample: 'Muestra: {{subject}}',
  open_dispatch: 'Abrir Despacho',
  open_load: 'Abrir la carga',
  choose_again: 'Elegir otro transportista',
  why: 'Recibe este correo porque usted reservó esta carga.',
} satisfies Widen<typeof en>;
