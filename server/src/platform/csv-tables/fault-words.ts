import type { BothLanguages } from '@portal/contract/words/language.ts';

/** What a cell or a row may have wrong, by its English words. */
const spanish = {
  'must not be empty': 'no puede quedar vacío',
  'has {{count}} characters, at most {{max}} are taken': 'tiene {{count}} caracteres; se aceptan {{max}} como máximo',
  'holds a character that cannot be stored': 'tiene un carácter que no se puede guardar',
  'holds a formula without a result': 'tiene una fórmula sin resultado',
  'holds a formula that has not been computed: open the file in a spreadsheet program and save it':
    'tiene una fórmula sin calcular: abra el archivo en un programa de hojas de cálculo y guárdelo',
  'is merged with the cell above: write the figure into each row':
    'está combinada con la celda de arriba: escriba la cifra en cada fila',
  'has more than {{max}} characters': 'tiene más de {{max}} caracteres',
  'has more than {{max}} columns': 'tiene más de {{max}} columnas',
  'must be one line': 'debe ir en una sola línea',
  '"{{text}}" is not {{wanted}}': '«{{text}}» no es {{wanted}}',
  '"{{text}}" has a comma: write decimals with a point and thousands without a mark':
    '«{{text}}» lleva coma: escriba los decimales con punto y los millares sin separador',
  '"{{text}}" has marks between its digits: write 1234.5': '«{{text}}» lleva signos entre sus cifras: escriba 1234.5',
  '"{{text}}" is not a number: write digits alone, without currency or percent signs':
    '«{{text}}» no es un número: escriba solo cifras, sin signos de moneda ni de porcentaje',
  '{{text}} is not between {{min}} and {{max}}': '{{text}} no está entre {{min}} y {{max}}',
  '{{text}} is not a whole number': '{{text}} no es un número entero',
  '{{text}} has more than {{places}} decimals': '{{text}} tiene más de {{places}} decimales',
  '"{{text}}" is not a day: write it as 2026-12-31': '«{{text}}» no es una fecha: escríbala como 2026-12-31',
  '"{{text}}" is neither yes nor no': '«{{text}}» no es ni yes ni no',
  '"{{text}}" is not one of {{options}}': '«{{text}}» no es una de las opciones: {{options}}',
  '"{{text}}" is not one of the {{count}} there are': '«{{text}}» no es una de las {{count}} opciones que hay',
  'cannot be read': 'no se puede leer',
  'a SCAC: two to four capital letters': 'un SCAC: de dos a cuatro letras mayúsculas',
  'the code of a calendar': 'la clave de un calendario',
  'at most 8 digits': 'de 8 cifras como máximo',
  'an address such as https://api.example.com/v1': 'una dirección como https://api.example.com/v1',
  'the code of a port or rail ramp, such as USLAX': 'la clave de un puerto o rampa ferroviaria, como USLAX',
  'the code of a port or rail ramp': 'la clave de un puerto o rampa ferroviaria',
  'the code of a terminal': 'la clave de una terminal',
  "a line's SCAC: four capital letters": 'el SCAC de una naviera: cuatro letras mayúsculas',
  'the code of a fuel table': 'la clave de una tabla de combustible',
  'a service class such as standard': 'una clase de servicio como standard',
  'the code of a truck': 'la clave de un camión',
  'a state, or a ZIP code or its beginning': 'un estado, un código postal o su comienzo',
  'a code such as VAN_53': 'una clave como VAN_53',
  '"{{text}}" is not a tier: write the first day and its dollars, such as 1=150 8=225':
    '«{{text}}» no es un tramo: escriba el primer día y sus dólares, como 1=150 8=225',
  'has {{count}} tiers, at most {{max}} are taken': 'tiene {{count}} tramos; se aceptan {{max}} como máximo',
  'has days that do not rise from tier to tier': 'tiene días que no aumentan de un tramo a otro',
  'is not a Monday': 'no es lunes',
  '"{{text}}" is not written as 77.5=70 85=70': '«{{text}}» no está escrito como 77.5=70 85=70',
  'is not a column of this table': 'no es una columna de esta tabla',
  'column {{number}} has no heading': 'la columna {{number}} no tiene encabezado',
  'is there twice': 'está dos veces',
  'is missing': 'falta',
  'the file is empty: its first line has to name the columns':
    'el archivo está vacío: su primera línea debe nombrar las columnas',
  'line {{line}}: a quotation mark is not closed': 'línea {{line}}: hay comillas sin cerrar',
  'has {{count}} cells, but there are {{max}} columns': 'tiene {{count}} celdas, pero hay {{max}} columnas',
  '{{words}} is in line {{line}} already': '{{words}} ya está en la línea {{line}}',
  'is before the day it is effective from': 'es anterior al día en que entra en vigor',
  'there is no {{what}} {{name}}: add it to {{file}} first':
    'no existe {{what}} {{name}}: agréguelo primero a {{file}}',
  carrier: 'el transportista',
  calendar: 'el calendario',
  'fuel table': 'la tabla de combustible',
  tariff: 'la tarifa',
  'there is no truck {{code}}: add it to trucks.csv first':
    'no existe el camión {{code}}: agréguelo primero a trucks.csv',
  'does not go with {{code}}, which collects no amount': 'no corresponde a {{code}}, que no cobra ningún monto',
  'does not go with the rest of a rule of {{kind}}': 'no concuerda con el resto de una regla de {{kind}}',
  'fuel is either per mile or a percent': 'el combustible es por milla o un porcentaje, no ambos',
  'part of a truck needs its least percent and its surcharge, or neither':
    'una parte del camión lleva su porcentaje mínimo y su recargo, o ninguno',
  'a price holds either so many hours or so many business days':
    'un precio vale tantas horas o tantos días hábiles, no ambos',
  'a lane has either a flat price or one per mile': 'una ruta lleva un precio fijo o uno por milla',
  'needs the port or ramp it is at': 'requiere el puerto o la rampa donde está',
  '"{{text}}" is no terminal of {{place}}': '«{{text}}» no es una terminal de {{place}}',
  '"{{text}}" is no terminal of {{place}}: there are {{options}}':
    '«{{text}}» no es una terminal de {{place}}: hay {{options}}',
  'give either a weekday or a day': 'indique un día de la semana o una fecha',
  'must not be empty for a carrier that is rated by api':
    'no puede quedar vacío para un transportista que cotiza por API',
  'the coldest and the warmest degrees are given together, the coldest below':
    'la temperatura mínima y la máxima se dan juntas, la mínima por debajo',
  'a reefer needs its coldest and warmest degrees': 'una caja refrigerada requiere su temperatura mínima y máxima',
  'a truck for containers serves no other mode': 'un camión para contenedores no sirve a otra modalidad',
  'a truck of the product is rated by itself: leave this empty':
    'un camión del producto se cotiza por sí mismo: déjelo vacío',
  'must be a truck of the product that serves the same modes':
    'debe ser un camión del producto que sirva a las mismas modalidades',
  'is of another tariff: {{name}}': 'es de otra tarifa: {{name}}',
} as const;

export type FaultWords = keyof typeof spanish;

type Params = Record<string, string | number | BothLanguages>;

const fill = (words: string, params: Params, language: 'en' | 'es'): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'object' ? value[language] : String(value);
  });

/** A fault in both languages. */
export const fault = (words: FaultWords, params: Params = {}): BothLanguages => ({
  en: fill(words, params, 'en'),
  es: fill(spanish[words], params, 'es'),
});
