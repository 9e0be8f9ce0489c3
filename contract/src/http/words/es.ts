import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    invalid: 'Este valor no es válido.',
    required: 'Este dato es obligatorio.',
    required_field: 'Falta este dato: {{field}}.',
    too_short: 'Escriba al menos {{minimum}} caracteres.',
    too_long: 'Escriba como máximo {{maximum}} caracteres.',
    too_small: 'Escriba {{minimum}} o más.',
    too_big: 'Escriba {{maximum}} o menos.',
    too_few: 'Indique al menos {{minimum}}.',
    too_many: 'Indique como máximo {{maximum}}.',
    not_a_number: 'Escriba un número válido.',
    not_whole: 'Escriba un número entero.',
    not_an_email: 'Escriba un correo electrónico válido.',
    not_an_option: 'Elija una opción: {{options}}.',
    not_storable: 'Este texto contiene caracteres que no se pueden guardar.',
    several_lines: 'Escríbalo en una sola línea.',
    no_such_day: 'Este día no existe en el calendario.',
    bad_format: 'El formato no es correcto.',
    unknown_field: 'El campo {{name}} no se reconoce aquí.',
    malformed: 'No se pudo leer la solicitud.',
    too_large: 'La solicitud es demasiado grande.',
    timed_out: 'La solicitud no llegó a tiempo.',
    unsupported_type: 'Este tipo de contenido no se acepta aquí.',
    not_found: '¡No se encontró lo que buscaba!',
    forbidden: 'No tiene permiso para hacer esto.',
    conflict: 'Alguien más lo cambió primero. Vuelva a cargar e intente de nuevo.',
    too_many_requests: 'Demasiadas solicitudes. Espere un momento e intente de nuevo.',
    key_reused: 'Esta clave de solicitud ya se usó con otra solicitud.',
    done_already:
      'Esto ya se hizo y su respuesta no se guardó. Revise el resultado o envíe la solicitud con otra clave.',
    busy: 'El portal está ocupado. Intente de nuevo en un momento.',
    storage_unavailable:
      'En este momento no se pueden guardar ni abrir archivos. No se cambió nada; intente de nuevo en unos minutos.',
    unavailable: 'El portal no puede acceder a sus datos en este momento. Intente de nuevo en un momento.',
    unexpected: 'Ocurrió un error. No se perdió nada; intente de nuevo.',
  },
} satisfies Widen<typeof en>;
