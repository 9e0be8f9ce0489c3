import type { ContainerDays } from '@portal/contract/drayage/cost-clock.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { clockOn, quotedContainer } from '../containers.fixture.ts';
import { ContainerAnswer } from './container-answer.tsx';
import { clockAxis, type ClockDay, clockLanes } from './clock-lanes.ts';
import { CostClock } from './cost-clock.tsx';

beforeAll(async () => {
  await startWithAllWords();
});
beforeEach(() => switchLanguage('en'));

const show = (days: Partial<ContainerDays>) => {
  const clock = clockOn(days);
  showLoad(quotedContainer({ clock, containers: [{ ...clock, number: 'CSQU3054383' }] }));
};

const showLoad = (load: DrayageLoad) =>
  render(
    <>
      <ContainerAnswer load={load} />
      <CostClock load={load} />
    </>,
  );

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
    expect(screen.getByText('2 days left')).toBeVisible();
    expect(screen.getByText(/^Free until/)).toHaveTextContent('Free until Thu 03-05-2026');
    expect(screen.getByText('At the terminal')).toBeVisible();
  });

  it('says that today is the last free day', () => {
    show({ today: '2026-03-05' });
    expect(screen.getByText('Today is the last free day')).toBeVisible();
  });

  it('runs while the container is out', () => {
    show({ gate_out: '2026-03-05', today: '2026-03-07' });
    expect(screen.getByText(/^Out /)).toHaveTextContent('Out Thu 03-05-2026, in time');
    expect(screen.getByText(/^Free until Mon[^,]*$/)).toHaveTextContent('Free until Mon 03-09-2026');
    expect(screen.getByText('1 day at $45')).toBeVisible();
  });

  it('names four days of its axis at most, which have room beside each other', () => {
    for (const returned of ['2026-03-09', '2026-03-17', '2026-04-20']) {
      show({ gate_out: '2026-03-05', today: returned, returned });
      expect(screen.queryAllByText(/^\d\d-\d\d$/).length).toBeLessThanOrEqual(4);
      cleanup();
    }
  });

  it('costs once the free days are over', () => {
    show({ gate_out: '2026-03-07', today: '2026-03-14' });
    expect(screen.getByText('Charges accruing')).toBeVisible();
    expect(screen.getByText(/Per diem since/)).toHaveTextContent('Thu 03-12-2026');
    expect(screen.getByText('2 days at $150')).toBeVisible();
    expect(screen.getByText('3 days at $125')).toBeVisible();
    const soFar = screen.getByText('Charges so far').parentElement as HTMLElement;
    expect(within(soFar).getByText('$945.00')).toBeVisible();
    expect(soFar).toHaveTextContent('Demurrage $300.00, Per diem $375.00, Chassis $270.00');
  });

  it('counts no weekend where a law or a tariff leaves it out', () => {
    const working = { counting: 'working', counting_after: 'working' } as const;
    show({ gate_out: '2026-03-05', ...working, free_days: 1, today: '2026-03-08' });
    expect(screen.getByText(/Free until.*then per diem/)).toHaveTextContent('Free until Fri 03-06-2026, then per diem');
    expect(screen.getByText('Today is not counted')).toBeVisible();
  });

  it('says how it counts', () => {
    const closed_days = { free: [], after: ['2026-03-08'], demurrage: [] };
    show({ gate_out: '2026-03-05', counting: 'working', first_day: 'interchange', closed_days, today: '2026-03-08' });
    expect(screen.getByText(/Free days are working days/)).toHaveTextContent(
      'The day it goes out is free day 1. After that, every day is charged, weekends and holidays too. Days the terminal is closed are left out.',
    );
  });

  it('stops when the container is back', () => {
    show({ gate_out: '2026-03-05', returned: '2026-03-09', today: '2026-03-20' });
    expect(screen.getByText('Stopped')).toBeVisible();
    expect(screen.getByText(/Back on/)).toHaveTextContent('Mon 03-09-2026');
    expect(screen.getByText('In all')).toBeVisible();
    expect(screen.getByText(/^Back .*in time$/)).toHaveTextContent('Back Mon 03-09-2026, in time');
  });

  it('of an export begins with the gate, and stands at no terminal before', () => {
    showLoad(quotedContainer({ direction: 'export' }));
    expect(screen.queryByText('At the terminal')).not.toBeInTheDocument();
    cleanup();
    const clock = clockOn({ last_free_day: null, gate_out: '2026-03-05', today: '2026-03-07' });
    showLoad(quotedContainer({ direction: 'export', clock, containers: [{ ...clock, number: null }] }));
    expect(screen.getByText(/^Free until Mon[^,]*$/)).toHaveTextContent('Free until Mon 03-09-2026');
  });

  it('speaks Spanish', async () => {
    await switchLanguage('es');
    show({ gate_out: '2026-03-07', today: '2026-03-14' });
    expect(screen.getByText('Generando cargos')).toBeVisible();
    expect(screen.getByText(/Demoras desde el/)).toHaveTextContent('jue 03-12-2026');
  });
});

describe('the clocks of several containers', () => {
  // 2026-03-05 is the load's last free day: one container is back, one costs, one has a day of its own.
  const containers = [
    { ...clockOn({ gate_out: '2026-03-05', returned: '2026-03-08', today: '2026-03-09' }), number: 'CSQU3054383' },
    { ...clockOn({ today: '2026-03-09' }), number: 'MSKU6011672' },
    { ...clockOn({ last_free_day: '2026-03-12', today: '2026-03-09' }), number: null },
  ];
  const clock = { ...clockOn({ today: '2026-03-09' }), total: 690 };
  const load = quotedContainer({ container_count: 3, containers, clock });
  const blockOf = (name: string) => screen.getByRole('heading', { name }).parentElement?.parentElement as HTMLElement;

  it('stand below each other, the one that costs first, each with its own days and charges', () => {
    showLoad(load);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['MSKU 601167 2', 'Container 3', 'CSQU 305438 3']);
    expect(within(blockOf('MSKU 601167 2')).getByText('4 days at $150')).toBeVisible();
    expect(within(blockOf('MSKU 601167 2')).getAllByText('$600.00')).toHaveLength(2);
    expect(blockOf('Container 3')).toHaveTextContent('Free until Thu 03-12-2026');
    expect(within(blockOf('CSQU 305438 3')).getByText('Returned')).toBeVisible();
  });

  it('name the one that costs or is the next to', () => {
    showLoad(load);
    expect(screen.getByText('Charges accruing: MSKU6011672')).toBeVisible();
  });

  it('say what is known of each at its doors', () => {
    const container_seals = [{ number: 'MSKU6011672', seal_number: 'HL4471121', weight: 36_600 }];
    showLoad({ ...load, container_seals });
    expect(blockOf('MSKU 601167 2')).toHaveTextContent('40 ft high cube, Furniture, 36,600 lb, seal HL4471121');
    expect(blockOf('CSQU 305438 3')).not.toHaveTextContent('seal');
  });

  it('fold where they are many, all but the next to cost', () => {
    showLoad({ ...load, containers: [...containers, ...containers] });
    const isOpen = screen.getAllByRole('group').map((block) => block.hasAttribute('open'));
    expect(isOpen).toEqual([true, false, false, false, false, false]);
  });

  it('speak Spanish', async () => {
    await switchLanguage('es');
    showLoad(load);
    expect(screen.getByText('Relojes de los contenedores', { selector: 'h2' })).toBeVisible();
    expect(screen.getByText(/^Libre hasta/)).toHaveTextContent('Libre hasta el jue 03-12-2026');
  });
});

describe('the days of the clock', () => {
  const letters = { free: 'f', paid: 'p', left: 'l', ahead: 'a', off: 'o', none: '-' };
  const kinds = (lane: readonly ClockDay[]) => lane.map(({ kind }) => letters[kind]).join('');
  const lanesOf = (days: Partial<ContainerDays>) => {
    const clock = clockOn(days);
    const lanes = clockLanes(clock, clockAxis([clock]), clock.chassis_days_in_price);
    return [kinds(lanes.demurrage), kinds(lanes.per_diem), kinds(lanes.chassis)];
  };

  it.each<[string, Partial<ContainerDays>, string[]]>([
    ['before the last free day', {}, ['ffffllaaaaaaaaaa', '----------------', '----------------']],
    ['past it', { today: '2026-03-07' }, ['ffffppaaaaaaaaaa', '----------------', '----------------']],
    [
      'out by calendar days',
      { gate_out: '2026-03-05', today: '2026-03-06' },
      ['ffff------------', '---oflllaaaaaaaa', '---ffp----------'],
    ],
    [
      'out by working days',
      { gate_out: '2026-03-05', counting: 'working', free_days: 2, today: '2026-03-11' },
      ['ffff------------', '---ofoofppaaaaaa', '---ffppppp------'],
    ],
  ])('%s', (_title, days, [demurrage, perDiem, chassis]) => {
    expect(lanesOf(days)).toEqual([demurrage, perDiem, chassis]);
  });
});
