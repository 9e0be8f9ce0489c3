import type { Widen } from '../../words/widen.ts';
import type { words as en } from './demo.en.ts';

export const words = {
  title: 'Solicite una demostración',
  text: 'Treinta minutos con un especialista, con rutas como las suyas.',
  company_name: 'Empresa',
  website: 'Sitio web',
  country: 'País',
  countries: { US: 'Estados Unidos', CA: 'Canadá', MX: 'México' },
  phone: 'Teléfono',
  phone_hint: '10 dígitos, con clave lada',
  full_name: 'Nombre completo',
  email: 'Correo electrónico',
  preferred_date: 'Fecha preferida',
  date_past: 'Elija hoy o un día posterior.',
  terms: 'Acepto los términos y condiciones',
  terms_missing: 'Debe aceptar los términos y condiciones.',
  read_terms: 'Leerlos',
  submit: 'Solicitar demostración',
  back: 'Volver a iniciar sesión',
  done_title: 'Gracias, {{name}}',
  done_text:
    'Recibimos su solicitud para el {{date}}. Un especialista escribirá a {{email}} en un día hábil para acordar la hora.',
} satisfies Widen<typeof en>;
