import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  fields: {
    location: 'Ubicación',
    location_placeholder: 'Ubicación guardada, o calle y número',
    zip: 'C. P.',
    city: 'Ciudad',
    state: 'Estado',
    zip_unknown: 'No conocemos este código postal. Revíselo o escriba ciudad y estado.',
    lookup_failed: 'La búsqueda no responde. Escriba usted la ciudad y el estado.',
  },
  errors: {
    zip_unknown: 'No conocemos este código postal.',
    city_not_of_zip:
      'El código postal {{zip}} es de {{city}}, {{state}}. Escriba esa ciudad o cambie el código postal.',
    state_not_of_zip:
      'El código postal {{zip}} es de {{city}}, {{state}}. Escriba ese estado o cambie el código postal.',
  },
} satisfies Widen<typeof en>;
