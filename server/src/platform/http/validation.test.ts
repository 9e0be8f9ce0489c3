import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Day, Email, requiredText } from '@portal/contract/values/values.ts';
import type { Problem } from './errors.ts';
import { parse } from './validation.ts';

const Form = z.strictObject({
  name: requiredText(5),
  email: Email,
  day: Day,
  count: z.int().min(1).max(9),
  unit: z.enum(['in', 'cm']),
  tags: z.array(z.string()).max(1),
});
const good = { name: 'Dock', email: 'a@b.co', day: '2026-11-18', count: 2, unit: 'in', tags: [] };

const faults = (change: object) => {
  try {
    parse(Form, { ...good, ...change });
  } catch (error) {
    return (error as Problem).items.map(({ code, field, msg }) => ({ code, field, en: msg.en, es: msg.es }));
  }
  return [];
};

describe('parse', () => {
  it.each([
    [{ name: '' }, 'http.required', 'name', 'This is required.'],
    [{ name: undefined }, 'http.required', 'name', 'This is required.'],
    [{ name: 'too long a name' }, 'http.too_long', 'name', 'Enter at most 5 characters.'],
    [{ name: 'a\u0000b' }, 'http.not_storable', 'name', 'This text holds characters that cannot be kept.'],
    [{ name: '\ud800' }, 'http.not_storable', 'name', 'This text holds characters that cannot be kept.'],
    [{ name: 'a\nb' }, 'http.several_lines', 'name', 'Write this in one line.'],
    [{ name: 'a\u2028b' }, 'http.several_lines', 'name', 'Write this in one line.'],
    [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'http.several_lines', 'email', 'Write this in one line.'],
    [{ email: 'nobody' }, 'http.not_an_email', 'email', 'Enter a valid email address.'],
    [{ day: '2026-02-30' }, 'http.no_such_day', 'day', 'This day is not on the calendar.'],
    [{ day: '18-11-2026' }, 'http.bad_format', 'day', 'This is not in the right format.'],
    [{ count: 0 }, 'http.too_small', 'count', 'Enter 1 or more.'],
    [{ count: 10 }, 'http.too_big', 'count', 'Enter 9 or less.'],
    [{ count: 1.5 }, 'http.not_whole', 'count', 'Enter a whole number.'],
    [{ count: 'two' }, 'http.not_a_number', 'count', 'Please enter a valid number.'],
    [{ unit: 'ft' }, 'http.not_an_option', 'unit', 'Choose one of: in, cm.'],
    [{ tags: ['a', 'b'] }, 'http.too_many', 'tags', 'Give at most 1.'],
    [{ price: 1 }, 'http.unknown_field', '', 'The field price is not known here.'],
  ])('refuses %o with %s', (change, code, field, en) => {
    const [fault, ...others] = faults(change);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ code, en });
    expect(fault?.field ?? '').toBe(field);
    expect(fault?.es).not.toBe(fault?.en);
  });

  it('passes what fits, trimmed', () => {
    expect(parse(Form, { ...good, name: ' Dock ' })).toEqual(good);
  });
});
