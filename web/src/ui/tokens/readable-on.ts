const threshold = 127.5;

/** Perceived brightness of `#rrggbb`, 0 (black) to 255 (white). */
const brightness = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  return (299 * (value >> 16) + 587 * ((value >> 8) & 255) + 114 * (value & 255)) / 1000;
};

/** Text colour that stays readable on a themed fill: black on bright ones, white on the rest. */
export const readableOn = (hex: string): '#000000' | '#ffffff' => (brightness(hex) > threshold ? '#000000' : '#ffffff');
