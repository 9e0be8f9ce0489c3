import { RowLink } from '../../../ui/row-link.tsx';
import { loadAddress } from '../addresses.ts';

/** A pointer that only passes over rows asks for none of them. */
const dwellMs = 200;

/** A load's number, which opens its row. */
export const LoadLink = ({ id }: { id: number }) => (
  <RowLink to={loadAddress(id)} data-load={id} preloadDelay={dwellMs}>
    {id}
  </RowLink>
);
