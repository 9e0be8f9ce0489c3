import { render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { clockOn, quotedContainer } from '../containers.fixture.ts';
import { ContainerAnswer } from './container-answer.tsx';
import { ContainerClocks } from './container-clocks.tsx';

beforeAll(async () => {
  await startWithAllWords();
});
beforeEach(() => switchLanguage('en'));

// 2026-03-05 is the load's last free day: one container is back, one costs, one has a day of its own.
const containers = [
  { ...clockOn({ gate_out: '2026-03-05', returned: '2026-03-08', today: '2026-03-09' }), number: 'CSQU3054383' },
  { ...clockOn({ today: '2026-03-09' }), number: 'MSKU6011672' },
  { ...clockOn({ last_free_day: '2026-03-12', today: '2026-03-09' }), number: null },
];
const clock = { ...clockOn({ today: '2026-03-09' }), total: 690 };

const load = quotedContainer({ container_count: 3, containers, clock });
const show = () =>
  render(
    <>
      <ContainerAnswer load={load} />
      <ContainerClocks load={load} />
    </>,
  );
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the clocks of several containers', () => {
  it('stand below each other, each with its own days and charges, and their sum', () => {
    show();
    expect(row(/^CSQU3054383/)).toHaveTextContent('03-05-2026');
    expect(row(/^CSQU3054383/)).toHaveTextContent('03-08-2026');
    expect(within(row(/^MSKU6011672/)).getByText('4 days')).toBeVisible();
    expect(row(/^MSKU6011672/)).toHaveTextContent('$600.00');
    expect(row(/^Container 3/)).toHaveTextContent('03-12-2026');
    expect(row(/^All 3/)).toHaveTextContent('$690.00');
  });

  it('name the one that costs or is the next to', () => {
    show();
    expect(screen.getByText('Costing now: MSKU6011672')).toBeVisible();
  });

  it('speak Spanish', async () => {
    await switchLanguage('es');
    show();
    expect(screen.getByText('Relojes de los contenedores', { selector: 'h2' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Vacío devuelto' })).toBeVisible();
  });
});
