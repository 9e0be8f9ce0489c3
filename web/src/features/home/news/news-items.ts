import type { CarouselItem, HomeInfo } from '@portal/contract/home/home-content.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** One of the things the card shows: news as text, or a picture or video of the carousel with its caption. */
export type NewsItem = { key: string; title: string; text: string; shown: CarouselItem | null };

/** News first, then what the carousel shows, each in the order it has. */
export const newsItems = (
  { news, shown }: { news: readonly HomeInfo[]; shown: readonly CarouselItem[] },
  language: Language,
): NewsItem[] => [
  ...news.map(({ id, title, text }) => ({
    key: `news-${id}`,
    title: title[language],
    text: text[language],
    shown: null,
  })),
  ...shown
    .filter(({ media }) => media !== null)
    .map((item) => ({
      key: `carousel-${item.id}`,
      title: item.title[language],
      text: item.caption[language],
      shown: item,
    })),
];
