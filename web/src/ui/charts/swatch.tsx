import classes from './marks.module.css';

/** The colour of a row in the chart. */
export const Swatch = ({ color }: { color: string }) => <i className={classes.swatch} style={{ background: color }} />;
