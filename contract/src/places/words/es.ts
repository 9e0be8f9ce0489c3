import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  fields: {
    location: 'Ubicación',
    location_placeholder: 'Ubicación guardada, o calle y número',
    save_location: 'Guardar esta ubicación',
    location_name: 'Nombre de la ubicación',
    location_name_missing: 'Escriba un nombre para la ubicación.',
    location_saved: '{{name}} ya está entre sus ubicaciones guardadas.',
    save: 'Guardar',
    country: 'País',
    zip: 'C.P.',
    postal_code: 'C.P.',
    city: 'Ciudad',
    state: 'Estado',
    province: 'Provincia',
    zip_unknown: 'No conocemos este código postal. Revíselo o escriba ciudad y estado.',
    lookup_failed: 'La búsqueda no responde. Escriba usted la ciudad y el estado.',
  },
  countries: { US: 'EE. UU.', CA: 'Canadá', MX: 'México' },
  border: {
    title: 'Cruce fronterizo',
    port: 'Puerto de cruce',
    broker: 'Agente aduanal',
    broker_phone: 'Teléfono del agente aduanal',
    broker_email: 'Correo del agente aduanal',
    in_bond: 'Viaja en tránsito interno (in-bond): se despacha en el destino, no en la frontera',
    travels_in_bond: 'en tránsito interno (in-bond)',
    optional: 'Se necesita para reservar. Lo que ya sepa se conserva hasta entonces.',
    port_missing: 'Escriba el puerto de cruce.',
    broker_missing: 'Escriba el agente aduanal.',
    email_invalid: 'Escriba un correo válido o déjelo vacío.',
  },
  errors: {
    port_unknown: 'Elija de la lista un puerto de entrada de esta frontera.',
    zip_unknown: 'No conocemos este código postal.',
    country_unclear:
      '{{zip}} no es un código postal de EE. UU. para esa ciudad y ese estado, pero sí uno de México. Indique el país de la parada: US, CA o MX.',
    phone_invalid: 'Escriba un teléfono al que se pueda llamar, con su lada.',
    hours_order: 'El lugar cierra antes de abrir. Corrija el horario.',
    city_not_of_zip:
      'El código postal {{zip}} es de {{city}}, {{state}}. Escriba esa ciudad o cambie el código postal.',
    state_not_of_zip:
      'El código postal {{zip}} es de {{city}}, {{state}}. Escriba ese estado o cambie el código postal.',
  },
} satisfies Widen<typeof en>;
