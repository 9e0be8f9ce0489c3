import type { Widen } from '../../words/widen.ts';
import type { words as en } from './legal.en.ts';

export const words = {
  back: 'Volver',
  accept: 'Acepto',
  terms: {
    title: 'Términos y condiciones',
    service_title: 'Qué hace el portal',
    service:
      'El portal permite al embarcador pedir precios a transportistas, reservar cargas con ellos y seguirlas hasta la entrega. El operador organiza el transporte como intermediario; el transportista que figura en el conocimiento de embarque mueve la mercancía.',
    account_title: 'Su cuenta',
    account:
      'Usted actúa en nombre de la empresa cuya cuenta usa. No comparta su contraseña, avísenos de inmediato si alguien más pudiera conocerla y capture datos verídicos sobre mercancía, paradas y contactos.',
    quotes_title: 'Cotizaciones y precios',
    quotes:
      'Un precio es válido hasta la fecha que lo acompaña y para la mercancía descrita. El peso, las dimensiones, la clase o los servicios que difieran en la recolección pueden cambiarlo; aplica la tarifa de reglas del transportista.',
    liability_title: 'Pérdidas y daños',
    liability:
      'La responsabilidad del transportista se limita a lo indicado en cada cotización. El seguro de carga es una oferta aparte. Anote los daños en el recibo de entrega y presente su reclamación dentro de los nueve meses siguientes a la entrega.',
    cancellation_title: 'Cancelar una carga',
    cancellation:
      'Una carga reservada puede cancelarse antes de la recolección; si aplica un cargo, se muestra antes de que usted confirme.',
  },
  privacy: {
    title: 'Privacidad',
    data_title: 'Qué conservamos',
    data: 'Su nombre, correo de trabajo, teléfono y función; las cargas, direcciones, contactos y documentos que usted captura; y cuándo y desde dónde inició sesión.',
    use_title: 'Para qué lo usamos',
    use: 'Para cotizar, reservar y rastrear sus cargas, responder sus solicitudes, enviarle los mensajes que pide y proteger las cuentas. No vendemos sus datos ni mostramos publicidad.',
    sharing_title: 'Quién más lo ve',
    sharing:
      'Transportistas, terminales y aseguradoras ven lo necesario para mover o asegurar una carga. Los colegas de su cuenta ven las cargas de la cuenta.',
    rights_title: 'Sus opciones',
    rights:
      'Pídanos por correo ver, corregir o eliminar lo que conservamos sobre usted. Los documentos de mercancía transportada se conservan el tiempo que exige la ley.',
    storage_title: 'En este dispositivo',
    storage:
      'El portal guarda en este navegador su sesión, idioma, tema y borradores sin enviar. Al cerrar sesión se borran la sesión y los borradores.',
  },
} satisfies Widen<typeof en>;
