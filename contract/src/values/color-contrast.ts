/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
export const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const luminance = (color: string): number => {
  const [red, green, blue] = channels(color);
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast of two colors by WCAG 2.2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Black or white, whichever is read on a color: black above a brightness of 127.5 (W3C's weights). */
export const textOn = (background: string): '#000000' | '#ffffff' => {
  const [red, green, blue] = channels(background);
  return (red * 299 + green * 587 + blue * 114) / 1000 > 127.5 ? '#000000' : '#ffffff';
};
