import type { ContainerDays } from '@portal/contract/drayage/cost-clock.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { clockOn, quotedContainer } from '../containers.fixture.ts';
import { ContainerAnswer } from './container-answer.tsx';
import { type ClockDay, clockLanes } from './clock-lanes.ts';
import { CostClock } from './cost-clock.tsx';

beforeAll(async () => {
  await startWithAllWords();
});
beforeEach(() => switchLanguage('en'));

const show = (days: Partial<ContainerDays>) => {
  const clock = clockOn(days);
  render(
    <>
      <ContainerAnswer load={quotedContainer({ clock })} />
      <CostClock clock={clock} />
    </>,
  );
};

// 2026-03-05 is a Thursday.
describe('the cost clock', () => {
  it('has not started while the terminal has not said a last free day', () => {
    show({ last_free_day: null });
    expect(screen.getByText('No last free day yet')).toBeVisible();
    expect(screen.getByText('4 calendar days free, then $125 a day')).toBeVisible();
    expect(screen.getByText('2 days in the price, then $45 a day')).toBeVisible();
  });

  it('counts down at the terminal', () => {
    show({});
    expect(screen.getByText(/Free at the terminal until/)).toHaveTextContent('Thu 03-05-2026');
    expect(screen.getAllByText('2 days left')).toHaveLength(2);
  });

  it('says that today is the last free day', () => {
    show({ today: '2026-03-05' });
    expect(screen.getByText('Today is the last free day')).toBeVisible();
  });

  it('runs while the container is out', () => {
    show({ gate_out: '2026-03-05', today: '2026-03-07' });
    expect(screen.getByText('Fetched in time')).toBeVisible();
    expect(screen.getByText('2 of 4 free days')).toBeVisible();
    expect(screen.getByText('1 day at $45')).toBeVisible();
  });

  it('costs once the free days are over', () => {
    show({ gate_out: '2026-03-07', today: '2026-03-14' });
    expect(screen.getByText('Costing now')).toBeVisible();
    expect(screen.getByText(/Per diem since/)).toHaveTextContent('Thu 03-12-2026');
    expect(screen.getByText('2 days at $150')).toBeVisible();
    expect(screen.getByText('3 days at $125')).toBeVisible();
    const soFar = screen.getByText('Clock cost so far').parentElement as HTMLElement;
    expect(within(soFar).getByText('$945.00')).toBeVisible();
    expect(soFar).toHaveTextContent('Demurrage $300.00, Per diem $375.00, Chassis $270.00');
  });

  it('counts no weekend where a law or a tariff leaves it out', () => {
    const working = { counting: 'working', counting_after: 'working' } as const;
    show({ gate_out: '2026-03-05', ...working, free_days: 1, today: '2026-03-08' });
    expect(screen.getByText(/Free until/)).toHaveTextContent('Free until Fri 03-06-2026, then per diem');
    expect(screen.getByText('Today is not counted')).toBeVisible();
  });

  it('says how it counts', () => {
    const closed_days = { free: [], after: ['2026-03-08'], demurrage: [] };
    show({ gate_out: '2026-03-05', counting: 'working', first_day: 'interchange', closed_days, today: '2026-03-08' });
    expect(screen.getByText(/Free days are working days/)).toHaveTextContent(
      'The day it goes out is free day 1. After them every day costs, weekends and holidays too. Days the terminal is closed are left out.',
    );
  });

  it('stops when the container is back', () => {
    show({ gate_out: '2026-03-05', returned: '2026-03-09', today: '2026-03-20' });
    expect(screen.getByText('Stopped')).toBeVisible();
    expect(screen.getByText(/Back on/)).toHaveTextContent('Mon 03-09-2026');
    expect(screen.getByText('In all')).toBeVisible();
  });

  it('speaks Spanish', async () => {
    await switchLanguage('es');
    show({ gate_out: '2026-03-07', today: '2026-03-14' });
    expect(screen.getByText('Generando cargos')).toBeVisible();
    expect(screen.getByText(/Demoras desde el/)).toHaveTextContent('jue 03-12-2026');
  });
});

describe('the days of the clock', () => {
  const kinds = (lane: readonly ClockDay[]) => lane.map(({ kind }) => kind.charAt(0)).join('');
  const lanesOf = (days: Partial<ContainerDays>) => {
    const clock = clockOn(days);
    const lanes = clockLanes(clock.days, clock.reading, clock.chassis_days_in_price);
    return [kinds(lanes.demurrage), kinds(lanes.per_diem), kinds(lanes.chassis)];
  };

  it.each<[string, Partial<ContainerDays>, string[]]>([
    ['before the last free day', {}, ['ffffllnnnnnnnnnn', 'nnnnnnnnnnnnnnnn', 'nnnnnnnnnnnnnnnn']],
    ['past it', { today: '2026-03-07' }, ['ffffppnnnnnnnnnn', 'nnnnnnnnnnnnnnnn', 'nnnnnnnnnnnnnnnn']],
    [
      'out by calendar days',
      { gate_out: '2026-03-05', today: '2026-03-06' },
      ['ffffnnnnnnnnnnnn', 'nnnoflllnnnnnnnn', 'nnnffpnnnnnnnnnn'],
    ],
    [
      'out by working days',
      { gate_out: '2026-03-05', counting: 'working', free_days: 2, today: '2026-03-11' },
      ['ffffnnnnnnnnnnnn', 'nnnofoofppnnnnnn', 'nnnffpppppnnnnnn'],
    ],
  ])('%s', (_title, days, [demurrage, perDiem, chassis]) => {
    expect(lanesOf(days)).toEqual([demurrage, perDiem, chassis]);
  });
});
