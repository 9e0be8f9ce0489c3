import type { words as en } from './hazmat.en.ts';

/** Lo que dicen los documentos de los materiales peligrosos. */
export const words: typeof en = {
  emergency: 'Contacto de emergencia, 24 horas: {{phone}}',
  total_quantity: 'total {{quantity}}',
  placards: 'Carteles ofrecidos: {{placards}}',
};
