import { es } from '@portal/contract/phrases/phrases.es.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { LoadUnavailable, OnlineUnavailable } from './unavailable.tsx';

describe.each([
  ['en', en],
  ['es', es],
] as const)('where nothing is paid online (%s)', (language, words) => {
  beforeAll(() =>
    i18next
      .use(initReactI18next)
      .init({ lng: language, resources: { en: { translation: en }, es: { translation: es } } }),
  );

  it('says of a load that its invoice will be ready soon', () => {
    render(<LoadUnavailable />);
    const { for_load, for_load_text } = words.billing.pay.unavailable;
    expect(screen.getByText(for_load)).toBeVisible();
    expect(screen.getByText(for_load_text)).toBeVisible();
  });

  it('says in the payment hub how to pay instead, and whom to ask', () => {
    render(<OnlineUnavailable />);
    const { title, text, support } = words.billing.pay.unavailable;
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(`${text} ${support}.`)).toBeVisible();
  });
});

it('has the words of the specification', () => {
  const { for_load, for_load_text, support } = en.billing.pay.unavailable;
  expect(for_load).toBe('Online payment for this load is not available');
  expect(for_load_text).toContain('invoice will be ready soon');
  expect(support).toBe('If the problem persist, please contact support');
});
