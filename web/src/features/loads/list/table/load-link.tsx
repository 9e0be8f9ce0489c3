import { RowLink } from '../../../../ui/lists/row-link.tsx';
import { loadAddress } from '../../addresses.ts';

/** A load's number, which opens its row. */
export const LoadLink = ({ id }: { id: number }) => (
  <RowLink to={loadAddress(id)} data-load={id}>
    {id}
  </RowLink>
);
