import type { CarouselItem } from '../home/home-content.ts';

/** A picture of the carousel that everybody sees. */
export const sampleCarouselItem = (changed: Partial<CarouselItem> = {}): CarouselItem => ({
  id: 4,
  title: { en: 'Spring fleet', es: 'Flota de primavera' },
  caption: { en: 'Forty new trucks', es: 'Cuarenta unidades' },
  language: null,
  starts_on: null,
  ends_on: null,
  active: true,
  media: { kind: 'image', url: '/api/carousel-media/0123456789abcdefghij' },
  is_shown: true,
  version: 1,
  ...changed,
});
