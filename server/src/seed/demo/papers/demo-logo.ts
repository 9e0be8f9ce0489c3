import sharp from 'sharp';
import type { OpenCtx } from '../../../platform/context.ts';

const open = (box: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-linecap="round" stroke-linejoin="round">`;

/** Northern lights. */
const lights = `<g stroke-width="9">
<path stroke="#2dd4bf" d="M14 92C44 20 74 128 112 40"/><path stroke="#5b6ee1" d="M14 118C50 60 80 140 126 66"/>
</g>`;

/** The name in strokes, since a machine may have no font. */
const letters = `<g stroke="#1c2b4a" stroke-width="11">
<path d="M166 52V108H186A15 15 0 0 0 186 79H166M166 79H183A13 13 0 0 0 183 52H166"/>
<circle cx="243" cy="80" r="28"/>
<path d="M292 108V52H310A16 16 0 0 1 310 84H292M309 84L326 108"/>
<path d="M382 52H350V108H382M350 79H376"/>
<path d="M402 108L424 52L446 108M410 90H438"/>
<path d="M468 52V108H496"/>
<path d="M518 52V108"/>
<path d="M578 60A18 15 0 1 0 560 80A18 15 0 1 1 541 98"/>
</g>`;

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();

/** Gives the branded account of the demo its mark on screens and its name on papers; what somebody chose meanwhile stays. */
export const giveDemoLogo = async ({ db, services }: OpenCtx): Promise<void> => {
  const isBare = db
    .selectFrom('accounts')
    .select('id')
    .where('is_branded', '=', true)
    .where('logo_key', 'is', null)
    .where('documents_logo_key', 'is', null);
  if ((await isBare.executeTakeFirst()) === undefined) return;
  const logos = {
    logo_key: await services.files.put(await drawn(`${open('-4 6 148 148')}${lights}</svg>`)),
    documents_logo_key: await services.files.put(await drawn(`${open('0 20 600 120')}${lights}${letters}</svg>`)),
  };
  await db.updateTable('accounts').set(logos).where('id', 'in', isBare).execute();
};
