import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    authority_digits: 'Escriba de 1 a 8 dígitos.',
    changed_meanwhile:
      'Alguien más cambió este ajuste mientras tanto. Vuelva a cargar para ver su cambio; el de usted no se guardó.',
    gs1_prefix_digits: 'Un prefijo de empresa GS1 tiene de 6 a 12 dígitos.',
    gs1_prefix_too_long:
      'Este prefijo deja lugar para muy pocos números: los números ya llegaron a {{reached}}. Escriba un prefijo más corto.',
    not_yours: 'No puede cambiar este ajuste.',
    numbers_used_up:
      'El prefijo de empresa ya no deja más números. Operaciones debe escribir un prefijo GS1 más corto en los ajustes.',
    scac_letters: 'Un SCAC tiene de dos a cuatro letras mayúsculas.',
  },
  index: {
    search: 'Buscar un ajuste',
    search_hint: 'Títulos y descripciones',
    none_found: 'Ningún ajuste dice eso.',
    groups: {
      freight: 'Carga',
      saved: 'Guardado para reutilizar',
      look: 'Apariencia e inicio',
      messages: 'Mensajes',
      access: 'Acceso',
      money: 'Dinero',
      portal: 'El portal',
    },
  },
  form: {
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Guardado.',
    remove: 'Eliminar',
    removed: 'Eliminado.',
    remove_title: '¿Eliminar esto?',
  },
  screens: {
    mosaic_carousel: {
      title: 'Carrusel y noticias de inicio',
      about: 'Fotos, videos y avisos en la pantalla de inicio',
    },
    trucks: { title: 'Tipos de unidad', about: 'Unidades que se pueden elegir, con fotos y límites' },
    carrier_thresholds: {
      title: 'Umbrales de transportistas',
      about: 'Cuándo se avisa al embarcador que un transportista entrega tarde',
    },
    favorite_carriers: { title: 'Transportistas favoritos', about: 'Aparecen primero en cada lista de cotizaciones' },
    users: { title: 'Usuarios', about: 'Quién trabaja para la cuenta, qué puede hacer y reservar' },
    all_api_keys: { title: 'Claves de API', about: 'Claves de todas las cuentas: permisos, último uso, activas o no' },
    api_keys: {
      title: 'Claves de API',
      about: 'Claves para programas de la cuenta: permisos, último uso, activas o no',
    },
    audit: { title: 'Auditoría', about: 'Quién cambió qué, y cuándo' },
    operator: {
      title: 'La empresa operadora',
      about: 'Nombre, números y direcciones en documentos, correos y páginas públicas',
    },
    failed_jobs: { title: 'Tareas fallidas', about: 'Trabajo en segundo plano que se abandonó, para repetirlo' },
  },
  operator: {
    text: 'Quién opera el portal: lo que imprimen conocimientos de embarque, facturas, correos y páginas públicas. Un cambio vale de inmediato, en lo que se imprima desde ahora.',
    save: 'Guardar',
    saved: 'Guardado. Los documentos y correos lo dirán desde ahora.',
    read_again: 'Mostrar lo guardado',
    groups: {
      who: 'Nombre y números',
      address: 'Dirección',
      money: 'Adónde va el dinero',
      contact: 'Correo electrónico',
    },
    fields: {
      name: 'Nombre',
      legal_name: 'Razón social',
      scac: 'SCAC',
      mc_number: 'Número MC',
      dot_number: 'Número USDOT',
      gs1_prefix: 'Prefijo de empresa GS1',
      address: 'Calle',
      city: 'Ciudad',
      state: 'Estado',
      zip_code: 'Código postal',
      country: 'País',
      phone: 'Teléfono',
      remit_to_name: 'Pagar a',
      remit_to_address: 'Calle de pago',
      remit_to_city: 'Ciudad de pago',
      remit_to_state: 'Estado de pago',
      remit_to_zip_code: 'Código postal de pago',
      accounting_email: 'Correo de contabilidad',
      operations_email: 'Correo de operaciones',
      help_email: 'Correo de ayuda',
      mail_sender_name: 'Remitente de los correos',
      mail_sender_email: 'Correo del remitente',
      language: 'Idioma en que se escribe a operaciones',
    },
    hints: {
      legal_name: 'Con ella se firman y facturan los documentos. Vacía: el nombre.',
      gs1_prefix: 'Los primeros dígitos de los números nuevos de conocimientos de embarque y unidades de manejo.',
      remit_to_name: 'Sin calle, los clientes pagan a la dirección de arriba.',
      help_email: 'Adónde dicen los correos que van las preguntas. Vacío: operaciones.',
      mail_sender_name: 'Vacío: el nombre.',
    },
    countries: { US: 'Estados Unidos', CA: 'Canadá', MX: 'México' },
    languages: { en: 'Inglés', es: 'Español' },
  },
} satisfies Widen<typeof en>;
