import { truckTypes } from '@portal/contract/equipment/data/truck-types.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TruckPicture } from './truck-picture.tsx';

const drawn = (code: string): string => render(<TruckPicture code={code} />).container.innerHTML;

it('draws every truck of the product, no two alike', () => {
  expect(new Set(truckTypes.map(({ code }) => drawn(code))).size).toBe(truckTypes.length);
});

it('draws a truck with an unknown trailer for what the operator added', () => {
  expect(drawn('MOVING_FLOOR')).toBe(drawn('POWER_ONLY'));
});

it('shows the operator’s own picture instead', () => {
  const { container } = render(<TruckPicture code="VAN_53" imageUrl="/api/truck-images/a" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/truck-images/a');
  expect(container.querySelector('svg')).toBeNull();
});
