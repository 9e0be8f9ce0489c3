/** What is done with a picture before it is sent. */
export type Preparation = { trim: boolean; transparent: boolean };

// Larger than any place it is shown at, on screens with twice the pixels.
const longestEdge = 800;
// From here on a pixel counts as white, or as empty.
const white = 245;
const faint = 8;

/** Reads a file as a picture; undefined for what is none. Vector pictures become pixels when they are drawn. */
export const readPicture = async (file: File): Promise<HTMLImageElement | undefined> => {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    return undefined;
  }
};

const isWhite = (data: Uint8ClampedArray, at: number): boolean =>
  (data[at] ?? 0) >= white && (data[at + 1] ?? 0) >= white && (data[at + 2] ?? 0) >= white;

const isEmpty = (data: Uint8ClampedArray, at: number): boolean => (data[at + 3] ?? 0) <= faint || isWhite(data, at);

/** The smallest rectangle that holds everything that is neither white nor transparent. */
const filledPart = ({ data, width, height }: ImageData) => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isEmpty(data, (y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : { left: 0, top: 0, width, height };
};

const clearWhite = ({ data }: ImageData): void => {
  for (let at = 0; at < data.length; at += 4) if (isWhite(data, at)) data[at + 3] = 0;
};

const canvasOf = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return [canvas, context];
};

/** Draws the picture as it will be sent: at most 800 pixels long, its edges cut off and its white cleared if asked. */
export const preparedLogo = (picture: HTMLImageElement, { trim, transparent }: Preparation): HTMLCanvasElement => {
  // A vector picture without a size of its own has none here.
  const [natural, tall] = [picture.naturalWidth || longestEdge, picture.naturalHeight || longestEdge];
  const scale = Math.min(1, longestEdge / Math.max(natural, tall));
  const [whole, drawing] = canvasOf(Math.max(1, Math.round(natural * scale)), Math.max(1, Math.round(tall * scale)));
  drawing.drawImage(picture, 0, 0, whole.width, whole.height);
  const pixels = drawing.getImageData(0, 0, whole.width, whole.height);
  const part = trim ? filledPart(pixels) : { left: 0, top: 0, width: whole.width, height: whole.height };
  if (transparent) clearWhite(pixels);
  const [cut, context] = canvasOf(part.width, part.height);
  context.putImageData(pixels, -part.left, -part.top);
  return cut;
};

/** The canvas as a PNG file. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'logo.png', { type: 'image/png' }));
      else reject(new Error('no picture'));
    }, 'image/png');
  });
