export const countText = (value: number): string => value.toLocaleString('en-US');

export const poundsText = (weight: number): string => `${countText(Math.round(weight))} lb`;
