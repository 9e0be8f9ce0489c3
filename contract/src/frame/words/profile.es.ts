import type { Widen } from '../../words/widen.ts';
import type { words as en } from './profile.en.ts';

export const words = {
  change_password: 'Cambiar contraseña',
  security: 'Seguridad',
  sessions: 'Sesiones',
  open: 'Perfil de {{name}}',
  personal: 'Datos personales',
  company: 'Datos de la empresa',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  extension: 'ext. {{extension}}',
  role: 'Rol',
  company_name: 'Empresa',
  address: 'Dirección',
  edit: 'Editar perfil',
  log_out: 'Cerrar sesión',
} satisfies Widen<typeof en>;
