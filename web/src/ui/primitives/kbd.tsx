import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** The name of a key. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={classes.key}>{children}</kbd>;
