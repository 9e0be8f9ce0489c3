import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number } from '../../../../platform/words/format.ts';
import classes from './truck-limits.module.css';
import { useTruckFacts } from './use-truck-facts.ts';

type Limit = { name: 'weight' | 'length' | 'pallets'; used: number; limit: number };

const phrases = { weight: 'in_pounds', length: 'in_feet', pallets: 'of' } as const;

/** How much of the truck's weight, floor and pallet places the cargo takes, a bar for each. */
export const TruckLimits = () => {
  const { t } = useTranslation();
  const { cargo, choice } = useTruckFacts();
  if (!choice || cargo.weight_lb === 0) return null;
  const { max_weight_lb, length_ft, pallets } = choice.truck;
  const limits: Limit[] = [
    { name: 'weight', used: cargo.weight_lb, limit: max_weight_lb },
    ...(length_ft && cargo.linear_feet > 0
      ? [{ name: 'length' as const, used: cargo.linear_feet, limit: length_ft }]
      : []),
    ...(pallets && cargo.pallets ? [{ name: 'pallets' as const, used: cargo.pallets, limit: pallets }] : []),
  ];
  return (
    <ul className={classes.limits} aria-label={t('loads.book.truck.limits.label')}>
      {limits.map((limit) => (
        <LimitBar key={limit.name} {...limit} />
      ))}
    </ul>
  );
};

const LimitBar = ({ name, used, limit }: Limit) => {
  const { t } = useTranslation();
  return (
    <li className={classes.limit} data-over={used > limit || undefined}>
      <span>{t(`loads.book.truck.limits.${name}`)}</span>
      <b>{t(`loads.book.truck.limits.${phrases[name]}`, { used: number(used, 0), limit: number(limit, 0) })}</b>
      <span className={classes.track} aria-hidden="true">
        <span
          className={classes.bar}
          style={{ '--share': `${Math.min(100, (100 * used) / limit)}%` } as CSSProperties}
        />
      </span>
    </li>
  );
};
