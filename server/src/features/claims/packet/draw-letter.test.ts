import { expect, it } from 'vitest';
import { drawHere } from '../../../platform/pdf/pdf-render.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { drawLetter } from './draw-letter.ts';

it('cuts nothing of its facts and its signer', async () => {
  const goods = 'Części zamienne do maszyn, piezas de repuesto para máquinas herramienta con acabado, 1,300 lb';
  const cargo = Array.from({ length: 50 }, (_, i) => `${i + 1} tarimas, ${goods}, ${goods}`).join('; ');
  const signer = 'Comercializadora Hernández y Asociados de Nuevo León, S.A. de C.V., María de los Ángeles Gutiérrez';
  const letter = {
    language: 'es',
    title: 'Reclamación por pérdida o daño',
    heads: [['De', signer]],
    facts: [['Mercancía', cargo]],
    salutation: 'A quien corresponda:',
    demand: 'Pedimos el pago.',
    statement_title: 'Relación de los hechos',
    statement: 'Dos tarimas aplastadas.',
    answer: 'Favor de responder.',
    documents_title: 'Documentos',
    no_documents: 'Ninguno',
    documents: [],
    sent_apart: 'se envía por separado',
    signed: 'Por el reclamante',
    signer,
    page: 'Página {page} de {pages}',
  } as const;
  const about = { title: letter.title, language: letter.language };
  const pages = await textsOf(await drawHere(about, (doc) => drawLetter(doc, letter, new Set())));
  const text = pages
    .join(' ')
    .replaceAll(/Página \d de \d/g, '')
    .replaceAll(/\s+/g, ' ');
  expect(text).not.toContain('…');
  expect(text).toContain(cargo);
  expect(text.split(signer)).toHaveLength(3);
});
