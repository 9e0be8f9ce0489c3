import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words as en } from '@portal/contract/frame/words/en.ts';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Button } from './primitives/button.tsx';
import { DateField } from './fields/date-field.tsx';
import { Money } from './primitives/money.tsx';
import { NumberField } from './fields/number-field.tsx';
import { SuggestField } from './fields/suggest-field.tsx';
import { Tabs } from './layout/tabs.tsx';
import { TextField } from './fields/text-field.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { frame: en } } } }));
afterEach(cleanup);

it('says an error under its field and ties it to the control', () => {
  render(<TextField label="Email" error="Enter a valid email address." />);
  const field = screen.getByLabelText('Email');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a valid email address.',
  );
});

it('asks which number is meant where a separator may be of thousands or of decimals', async () => {
  const changed = vi.fn<(value: number | null) => void>();
  const Weight = () => {
    const [weight, setWeight] = useState<number | null>(null);
    return <NumberField label="Weight" unit="lb" value={weight} onChange={(v) => (setWeight(v), changed(v))} />;
  };
  render(<Weight />);
  const field = screen.getByLabelText<HTMLInputElement>('Weight');
  await userEvent.type(field, '1.234');
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(field.value).toBe('1.234');
  await userEvent.click(screen.getByRole('button', { name: '1234 (thousands)' }));
  expect(changed).toHaveBeenLastCalledWith(1234);
  expect(field.value).toBe('1,234');
  expect(screen.queryByRole('group')).toBeNull();
});

it('takes its own separators out while a number is edited', async () => {
  const Weight = () => {
    const [weight, setWeight] = useState<number | null>(1234);
    return <NumberField label="Weight" value={weight} onChange={setWeight} />;
  };
  render(<Weight />);
  const field = screen.getByLabelText<HTMLInputElement>('Weight');
  await userEvent.tab();
  expect(field.value).toBe('1234');
  await userEvent.tab();
  expect(field.value).toBe('1,234');
  await userEvent.clear(field);
  await userEvent.type(field, '48,5');
  await userEvent.tab();
  expect(field.value).toBe('48.5');
});

it('reads numbers with separators and groups them when the field is left', async () => {
  const changed = vi.fn<(value: number | null) => void>();
  const Weight = () => {
    const [weight, setWeight] = useState<number | null>(null);
    return <NumberField label="Weight" unit="lb" value={weight} onChange={(v) => (setWeight(v), changed(v))} />;
  };
  render(<Weight />);
  await userEvent.type(screen.getByLabelText('Weight'), '1860x');
  expect(changed).toHaveBeenLastCalledWith(1860);
  await userEvent.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('1,860');
});

it('takes a day as MM-DD-YYYY and refuses one that is not on the calendar', async () => {
  const changed = vi.fn<(iso: string) => void>();
  render(<DateField label="Pickup date" value="" onChange={changed} />);
  const field = screen.getByLabelText<HTMLInputElement>('Pickup date');
  await userEvent.type(field, '11182026');
  expect(field.value).toBe('11-18-2026');
  expect(changed).toHaveBeenLastCalledWith('2026-11-18');
  await userEvent.clear(field);
  await userEvent.type(field, '02302026');
  expect(changed).toHaveBeenLastCalledWith('');
});

it('does nothing when it may not be pressed, and says why', async () => {
  const pressed = vi.fn<() => void>();
  render(
    <Button disabledReason="The load is in transit." onClick={pressed}>
      Cancel load
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Cancel load', description: 'The load is in transit.' });
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
});

it('moves along tabs with the arrow keys, round the ends', async () => {
  const opened = vi.fn<(tab: string) => void>();
  const tabs = [
    { value: 'all', label: 'All', count: 1214 },
    { value: 'late', label: 'Late' },
  ] as const;
  render(<Tabs label="Status" panel="list" tabs={tabs} value="all" onChange={opened} />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All 1,214');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(opened).toHaveBeenCalledExactlyOnceWith('late');
});

it('offers suggestions to the keyboard', async () => {
  const picked = vi.fn<(city: string) => void>();
  const Place = () => {
    const [text, setText] = useState('');
    const all = ['Laredo', 'Las Cruces'].map((label) => ({ key: label, label, value: label }));
    return <SuggestField label="City" text={text} onText={setText} suggestions={all} onPick={picked} />;
  };
  render(<Place />);
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'La{ArrowDown}{Enter}');
  expect(picked).toHaveBeenCalledExactlyOnceWith('Las Cruces');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('sets cents small and differences with their sign', () => {
  const { container } = render(
    <>
      <Money dollars={550.13} size="row" /> <Money dollars={37.75} signed />
    </>,
  );
  expect(container.textContent).toBe('$550.13 +$37.75');
});
