import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    address_missing: 'Un transportista que se consulta por API necesita una dirección.',
    address_not_encrypted: 'La clave viajaría sin cifrar: empiece con https://.',
    address_private:
      'Esta dirección está en una red privada. Quien administra el servidor puede permitirla con OUTGOING_PRIVATE_RANGES.',
    address_unknown: 'Esta dirección no se entiende: empiece con https://.',
    alert_taken: 'Este transportista ya tiene el mismo umbral.',
    calendar_taken: 'Ya hay un calendario con este código.',
    calendar_unknown: 'No hay ningún calendario con este código.',
    changed_meanwhile:
      'Alguien más lo cambió mientras tanto. Lo que escribió sigue aquí; ciérrelo y ábralo de nuevo para ver el otro cambio.',
    logo_too_large: 'El logotipo pesa más de {{megabytes}} MB.',
    logo_type: 'El logotipo no es una imagen PNG, JPEG ni WebP.',
    pro_check:
      '{{pro}} no es un número PRO de {{scac}}: su dígito verificador no coincide. Revise si hay un error al escribirlo.',
    scac_taken: 'Ya hay un transportista con este SCAC.',
    not_found: '¡Transportista no encontrado!',
    wire_in_use: 'Una oferta de carga aún espera respuesta por esta conexión. Espérela, o retire antes la carga.',
    wire_taken: 'Este transportista ya tiene una conexión de este tipo.',
    threshold_of_another_kind: 'Este umbral no se mide con ese valor.',
  },
} satisfies Widen<typeof en>;
