import type { HomeInfo } from '@portal/contract/home/home-content.ts';
import { sampleCarouselItem } from '@portal/contract/samples/sample-carousel-item.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { NewsCard } from './news-card.tsx';
import { newsItems } from './news-items.ts';

beforeAll(startWithAllWords);

it('shows markup in news and captions as it was typed, and loads nothing it names', async () => {
  await switchLanguage('en');
  const attack = '<img src="https://elsewhere.test/x.png" onerror="alert(1)"><style>*{display:none}</style>';
  const both = { en: attack, es: attack };
  const news: HomeInfo = { id: 1, title: both, text: both, active: true, version: 1 };
  const film = sampleCarouselItem({
    title: both,
    caption: both,
    media: { kind: 'video', url: '/api/carousel-media/0123456789abcdefghij' },
  });
  render(<NewsCard items={newsItems({ news: [news], shown: [film] }, 'en')} />);
  for (const source of [undefined, film.media?.url]) {
    expect(screen.getAllByText(attack)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Read more/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(attack);
    expect(document.querySelectorAll('img, [src*="elsewhere"], body style')).toHaveLength(0);
    expect(dialog.querySelector('video')?.getAttribute('src') ?? undefined).toBe(source);
    await userEvent.keyboard('{Escape}');
    if (!source) await userEvent.click(screen.getByRole('button', { name: 'Next news' }));
  }
});

it('shows the picture of the carousel in the card, read out by its title', async () => {
  await switchLanguage('es');
  const picture = sampleCarouselItem();
  render(<NewsCard items={newsItems({ news: [], shown: [picture] }, 'es')} />);
  expect(screen.getByRole('img', { name: 'Flota de primavera' })).toHaveAttribute('src', picture.media?.url);
});
