import type { Widen } from '../../words/widen.ts';
import type { words as en } from './notifications.en.ts';

export const words: Widen<typeof en> = {
  text: 'Quien reserva una carga recibe correos sobre su camino, y quien compra un seguro sobre él, en el idioma de su perfil. Lo que se apaga aquí no le llega a nadie de la cuenta; los correos de acceso, reclamaciones y cancelaciones se envían siempre.',
  kinds: {
    pickup: 'Recolección',
    delay: 'Retraso',
    delivered: 'Entrega',
    documents: 'Documentos',
    insurance: 'Seguro',
  },
  about: {
    pickup: 'Cuando el transportista tiene la mercancía',
    delay: 'Cuando una carga llegará más tarde de lo planeado, con su nuevo día',
    delivered: 'Cuando la mercancía llegó, con quién firmó',
    insurance: 'El certificado de una póliza que compró, y cuándo termina pronto su cobertura',
    documents: 'Cuando llegó una prueba de entrega u otro papel del transportista',
  },
  saved: 'Se guardó.',
};
