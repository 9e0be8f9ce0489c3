// @vitest-environment node
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import { LoadInput } from '@portal/contract/loads/load.ts';
import { describe, expect, it } from 'vitest';
import type { QuoteRequest } from './quote-request.ts';
import { checkLoad } from './check-load.ts';
import { withHazmat, withSavedItem } from '../cargo/edit-items.ts';
import {
  hasAccessorial,
  withMatchingFlags,
  withAccessorial,
  withFlag,
  withPlaceKind,
} from '../accessorials/accessorials-and-flags.ts';
import type { Faults } from '../../../../platform/forms/form-faults.ts';
import { formOfHazmat } from '../../../commodities/hazmat/hazmat-form.ts';
import { formOfLoad } from './form-of-load.ts';
import { isAllParcel, totalsOf } from '../cargo/item-info.ts';
import { emptyItem, emptyLoad, type LoadForm } from './load-form.ts';
import { newLoadBody } from './load-form-input.ts';
import { parseLoadDraft } from './load-form-schema.ts';
import { switchUnits } from '../cargo/switch-units.ts';

const ltl: QuoteRequest = { type: 'ltl', modes: ['ltl'], truckModes: ['ltl'], trucks: [] };

const pallets = { ...emptyItem(), handling_unit_count: 3, length: 48, width: 40, height: 52, weight: 1860 };

/** A load that may be sent: Laredo to Columbus, three pallets. */
const laredoToColumbus = (): LoadForm => {
  const empty = emptyLoad('2090-03-01');
  const [pickup, delivery] = empty.stops;
  if (!pickup || !delivery) throw new Error('a load has two stops');
  return {
    ...empty,
    stops: [
      { ...pickup, zip_code: '78045', city: 'Laredo', state: 'TX' },
      { ...delivery, zip_code: '43228', city: 'Columbus', state: 'OH' },
    ],
    line_items: [{ ...pallets, commodity: 'Molded trim panels' }],
  };
};

const phraseAt = (faults: Faults, path: string) => {
  const fault = faults[path];
  return fault && 'phrase' in fault ? fault.phrase : undefined;
};

describe('the body of a load', () => {
  it('matches the contract', () => {
    const body = LoadInput.parse(newLoadBody(laredoToColumbus(), ltl, false));
    expect(body.line_items[0]).toMatchObject({ weight: 1860, weight_unit: 'lb', dimension_unit: 'in', hazmat: null });
    expect(body).toMatchObject({ po_number: null, deliver_by: null, cargo_value_for_insurance: null, draft: false });
  });

  it('keeps of a load in transit no bond that nobody chose, and of another one what was chosen', () => {
    const border = { port: 'Laredo, TX (2304)', broker: { name: '', phone: '', email: '' }, in_bond: true };
    const load = LoadInput.parse(newLoadBody(laredoToColumbus(), ltl, false));
    expect(formOfLoad({ ...load, border, in_transit: true }).border.in_bond).toBe(false);
    expect(formOfLoad({ ...load, border, in_transit: false }).border.in_bond).toBe(true);
  });

  it('gives the form back that it was made of', () => {
    const customs = { net_weight: 1350, unit_value: 12.5, hs_code: '8471.30.0100', country_of_origin: 'MX' } as const;
    const empty = laredoToColumbus();
    const load = { ...empty, line_items: empty.line_items.map((item) => ({ ...item, ...customs })) };
    const form = withPlaceKind(withFlag(load, 'delivery', 'limited_access', true), 'delivery', 'School-69');
    const back = formOfLoad(LoadInput.parse(newLoadBody(form, ltl, false)));
    const withoutKeys = ({ line_items, stops, ...rest }: LoadForm) => ({
      ...rest,
      stops: stops.map(({ key: _key, ...stop }) => stop),
      line_items: line_items.map(({ key: _key, ...item }) => item),
    });
    expect(withoutKeys(back)).toEqual(withoutKeys(form));
  });
});

describe('a hazardous item', () => {
  const paint = {
    un_number: 'UN1263',
    proper_shipping_name: 'Paint',
    class_division: '3',
    packing_group: 'II',
    emergency_phone: '1-800-424-9300',
    technical_name: null,
  } as const;
  const again = (hazmat: object) => {
    const form = laredoToColumbus();
    const packed = { packaging_unit: 'DRM', packaging_unit_count: 4 } as const;
    const line_items = form.line_items.map((item) => ({ ...item, ...packed, hazmat: formOfHazmat(hazmat as Hazmat) }));
    return LoadInput.parse(newLoadBody({ ...form, line_items }, ltl, false)).line_items[0]?.hazmat;
  };

  it('keeps its details, and adds none', () => {
    expect(again(paint)).toEqual(paint);
    const marks = { reportable_quantity: true, marine_pollutant: true, limited_quantity: true };
    expect(again({ ...paint, ...marks, subsidiary: ['6.1', '8'] })).toEqual({
      ...paint,
      ...marks,
      subsidiary: ['6.1', '8'],
    });
  });
});

describe('units', () => {
  it('convert typed values there and back without loss', () => {
    const metric = switchUnits(laredoToColumbus(), 'metric');
    expect(metric.line_items[0]).toMatchObject({ length: 121.9, width: 101.6, height: 132.1, weight: 843.7 });
    expect(switchUnits(metric, 'imperial').line_items[0]).toMatchObject({
      length: 48,
      width: 40,
      height: 52,
      weight: 1860,
    });
  });

  it('convert a saved item to those of the form', () => {
    const saved = {
      id: 1,
      commodity: 'Tile',
      nmfc_number: null,
      freight_class: '70',
      handling_unit: 'PAT',
      packaging_unit: null,
      length: 120,
      width: 100,
      height: 100,
      dimension_unit: 'cm',
      weight: 500,
      weight_unit: 'kg',
      stackable: false,
      hazmat: null,
      net_weight: null,
      unit_value: null,
      hs_code: null,
      country_of_origin: null,
      version: 1,
    } as const;
    const form = withSavedItem(emptyLoad('2090-03-01'), saved);
    expect(form.line_items).toHaveLength(1);
    expect(form.line_items[0]).toMatchObject({ commodity: 'Tile', length: 47.2, weight: 1102.3, freight_class: '70' });
  });
});

describe('accessorials and flags', () => {
  it('agree, whichever is set', () => {
    const byFlag = withFlag(laredoToColumbus(), 'pickup', 'residential', true);
    expect(hasAccessorial(byFlag, 'REP')).toBe(true);
    const byAccessorial = withAccessorial(laredoToColumbus(), 'LTDAD', true);
    expect(byAccessorial.stops.map((stop) => stop.limited_access)).toEqual([false, true]);
    expect(withAccessorial(byAccessorial, 'LTDAD', false).stops[1]?.limited_access).toBe(false);
  });

  it('agree in the form of a load that was read', () => {
    const [pickup, delivery] = laredoToColumbus().stops;
    if (!pickup || !delivery) throw new Error('a load has two stops');
    const form = withMatchingFlags({ ...laredoToColumbus(), stops: [pickup, { ...delivery, residential: true }] });
    expect(hasAccessorial(form, 'RES')).toBe(true);
  });
});

describe('a draft', () => {
  it('stored before a field existed has it empty', () => {
    const { net_weight: _net, unit_value: _value, hs_code: _code, country_of_origin: _origin, ...item } = pallets;
    const { line_items: _items, ...form } = laredoToColumbus();
    const draft = parseLoadDraft({ form, version: null, attempt: null }, [item]);
    expect(draft?.form.line_items[0]).toMatchObject({
      net_weight: null,
      unit_value: null,
      hs_code: '',
      country_of_origin: null,
    });
  });

  it('keeps its pending request under the name of today and of earlier versions', () => {
    const { line_items, ...form } = laredoToColumbus();
    const pendingRequest = { body: '{}', key: 'k-1' };
    for (const stored of [{ pendingRequest }, { attempt: pendingRequest }]) {
      expect(parseLoadDraft({ form, version: 3, ...stored }, line_items)).toMatchObject({ version: 3, pendingRequest });
    }
  });
});

describe('checking', () => {
  it('finds nothing wrong with a whole load', () => {
    expect(checkLoad(laredoToColumbus(), ltl)).toEqual({});
  });

  it('names the missing ends, the date and the item', () => {
    const faults = checkLoad(emptyLoad(''), ltl);
    expect(phraseAt(faults, 'stops.0.zip_code')).toBe('loads.errors.pickup_missing');
    expect(phraseAt(faults, 'stops.1.zip_code')).toBe('loads.errors.delivery_missing');
    expect(phraseAt(faults, 'pickup_date')).toBe('loads.book.errors.pickup_date');
    expect(phraseAt(faults, 'line_items.0.commodity')).toBe('http.errors.required');
    expect(phraseAt(faults, 'line_items.0.weight')).toBe('http.errors.required');
  });

  it('requires a hazardous item, its packaging and a UN number of four digits', () => {
    const two = { ...laredoToColumbus(), line_items: [pallets, { ...pallets, key: 'second', nmfc_number: '12' }] };
    const faults = checkLoad(withHazmat(two, true), ltl);
    expect(phraseAt(faults, 'hazmat')).toBe('commodities.errors.hazmat_item_missing');
    expect(phraseAt(faults, 'line_items.1.nmfc_number')).toBe('commodities.errors.nmfc_too_short');
    const one = checkLoad(withHazmat(laredoToColumbus(), true), ltl);
    expect(phraseAt(one, 'line_items.0.hazmat.un_number')).toBe('commodities.errors.un_number_invalid');
  });

  it('refuses more than an LTL carrier takes, a past pickup, and a value of nothing', () => {
    const heavy = { ...laredoToColumbus(), line_items: [{ ...pallets, commodity: 'Steel', weight: 20_001 }] };
    expect(phraseAt(checkLoad(heavy, ltl), 'line_items')).toBe('commodities.errors.cargo_limit_exceeded');
    const late = { ...laredoToColumbus(), pickup_date: '2020-01-06' };
    expect(phraseAt(checkLoad(late, ltl), 'pickup_date')).toBe('loads.errors.pickup_date_past');
    const worthless = { ...laredoToColumbus(), cargo_value_for_insurance: 0 };
    expect(phraseAt(checkLoad(worthless, ltl), 'cargo_value_for_insurance')).toBe('loads.errors.cargo_value_missing');
  });
});

describe('measures', () => {
  it('leave out items without a weight', () => {
    const form = { ...laredoToColumbus(), line_items: [pallets, emptyItem()] };
    expect(totalsOf(form)).toMatchObject({ weight_lb: 1860, handling_units: 3, cubic_feet: 173.33 });
  });

  it('show whether a parcel carrier would take the items', () => {
    const box = {
      ...pallets,
      handling_unit: 'BOX' as const,
      handling_unit_count: 2,
      length: 12,
      width: 12,
      height: 12,
      weight: 40,
    };
    expect(isAllParcel({ ...laredoToColumbus(), line_items: [box] })).toBe(true);
    expect(isAllParcel({ ...laredoToColumbus(), line_items: [box, pallets] })).toBe(false);
  });
});
