import sharp from 'sharp';

/** A small picture as people upload it. */
export const imageFile = async (): Promise<File> => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#2446a8' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'dock.png', { type: 'image/png' });
};
