import { Link } from '@tanstack/react-router';
import { loadAddress } from '../addresses.ts';
import classes from './load-link.module.css';

/** A pointer that only passes over rows asks for none of them. */
const dwellMs = 200;

/** A load's number: a link that covers its row, so that a press, Enter and the middle button open it. */
export const LoadLink = ({ id }: { id: number }) => (
  <Link to={loadAddress(id)} className={classes.link} data-load={id} preloadDelay={dwellMs}>
    {id}
  </Link>
);
