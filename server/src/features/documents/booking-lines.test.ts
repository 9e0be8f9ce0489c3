import { expect, it } from 'vitest';
import { borderInstructions } from './booking-lines.ts';

const border = {
  port: 'Buffalo-Niagara Falls, NY (0901)',
  second_port: 'Detroit, MI (3801)',
  broker: { name: 'Great Lakes Customs', phone: '7165550199', email: '' },
  in_bond: true,
};

it('papers say through which country freight goes in transit, and by which ports it leaves and comes back', () => {
  expect(borderInstructions('en', { border, through: 'CA' })).toEqual([
    'In transit through Canada (in bond): do not unload there',
    'Border crossing: Buffalo-Niagara Falls, NY (0901) / Detroit, MI (3801)',
    'Customs broker: Great Lakes Customs, (716) 555-0199',
  ]);
  expect(borderInstructions('es', { border, through: 'US' })[0]).toBe(
    'En tránsito internacional (in-bond) por EE. UU.: no descargar allí',
  );
  expect(borderInstructions('en', { border, through: null }).at(-1)).toBe('In-bond shipment');
  expect(borderInstructions('en', { border: null, through: null })).toEqual([]);
});
