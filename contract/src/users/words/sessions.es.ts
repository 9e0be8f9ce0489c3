/** The open sessions of a user. */
export const words = {
  title: 'Sesiones',
  text: 'Dónde tiene su sesión abierta. Cierre las que no reconozca y luego cambie su contraseña.',
  end: 'Cerrar sesión',
  end_all: 'Cerrar todas las sesiones',
  end_others: 'Cerrar todas las demás',
  ended: 'Las sesiones se cerraron.',
  none: 'No hay sesiones abiertas.',
  own: 'Esta',
  unknown_device: 'Navegador desconocido',
  program: 'Un programa',
  named_program: 'Un programa ({{name}})',
  on_system: '{{browser}} en {{system}}',
  now: 'Ahora, desde {{since}}',
};
