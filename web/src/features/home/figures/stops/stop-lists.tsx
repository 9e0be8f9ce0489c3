import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhone } from '../../../../platform/screen-width.ts';
import { number } from '../../../../platform/words/format.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Swatch } from '../../../../ui/charts/swatch.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { shadeOf } from '../../../places/state-map/shades.ts';
import classes from '../figures.module.css';
import { type StopRow, sumOfStops } from './stop-rows.ts';

const mostRows = { phone: 5, desktop: 11 } as const;

/** The numbers of the map: a list for each country, the largest first. */
export const StopLists = ({ rows }: { rows: readonly StopRow[] }) => {
  const { t } = useTranslation();
  const lists = [
    [t('home.screen.stops.united_states'), rows.filter(({ country }) => country === 'US')],
    [t('home.screen.stops.mexico'), rows.filter(({ country }) => country === 'MX')],
    [t('home.screen.stops.elsewhere'), rows.filter(({ country }) => country !== 'US' && country !== 'MX')],
  ] as const;
  return (
    <div className={classes.stopLists}>
      {lists.map(([title, states]) => states.length > 0 && <StopList key={title} title={title} rows={states} />)}
    </div>
  );
};

const StopList = ({ title, rows }: { title: string; rows: readonly StopRow[] }) => {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  const most = mostRows[usePhone() ? 'phone' : 'desktop'];
  const hasMore = rows.length > most + 1;
  const shown = hasMore && !isLong ? rows.slice(0, most) : rows;
  const others = rows.slice(shown.length);
  return (
    <div>
      <table className={classes.stops}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('home.screen.stops.stops')}</th>
            <th scope="col">{t('home.screen.stops.pickups')}</th>
            <th scope="col">{t('home.screen.stops.deliveries')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <span className={classes.marked}>
                  <Swatch color={`var(--p-scale-${shadeOf(row.stops)})`} />
                  {row.address ? (
                    <Link {...row.address} className={classes.rowLink}>
                      {row.name}
                    </Link>
                  ) : (
                    row.name
                  )}
                </span>
              </th>
              <Numbers {...row} />
            </tr>
          ))}
          {others.length > 0 && (
            <tr>
              <th scope="row" className={classes.others}>
                {t('home.screen.figures.others', { count: others.length, shown: number(others.length, 0) })}
              </th>
              <Numbers {...sumOfStops(others)} />
            </tr>
          )}
        </tbody>
      </table>
      {hasMore && (
        <Button
          kind="link"
          onClick={() => setLong(!isLong)}
          aria-label={`${t(isLong ? 'home.screen.stops.fewer' : 'home.screen.stops.all_states')}: ${title}`}
        >
          {t(isLong ? 'home.screen.stops.fewer' : 'home.screen.stops.all_states')}
        </Button>
      )}
    </div>
  );
};

type NumbersProps = Pick<StopRow, 'stops' | 'pickups' | 'deliveries'> &
  Partial<Pick<StopRow, 'pickedUp' | 'deliveredTo'>>;

const Numbers = ({ stops, pickups, deliveries, pickedUp, deliveredTo }: NumbersProps) => (
  <>
    <td className={classes.strong}>{number(stops, 0)}</td>
    <td>
      <NumberLink count={pickups} address={pickedUp} />
    </td>
    <td>
      <NumberLink count={deliveries} address={deliveredTo} />
    </td>
  </>
);

const NumberLink = ({ count, address }: { count: number; address: StopRow['pickedUp'] }) =>
  count > 0 && address ? (
    <Link {...address} className={classes.numberLink}>
      {number(count, 0)}
    </Link>
  ) : (
    number(count, 0)
  );
