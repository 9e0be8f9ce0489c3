import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { ContainerChoice } from '../../drayage/containers/container-choice.tsx';
import { ContainerNumberField } from '../../drayage/containers/container-number-field.tsx';
import classes from './book-drayage.module.css';
import { useBookDrayage, useDrayageFaults, useDrayageParts } from './form/drayage-context.ts';

const mostContainers = 5;

/** What kind of container, how many, and their numbers. */
export const ContainerCard = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('container', 'container_count', 'container_numbers');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const count = Math.min(mostContainers, Math.max(1, form.container_count ?? 1));
  const setNumber = (index: number, number: string) =>
    set({
      container_numbers: Array.from({ length: count }, (_, at) =>
        at === index ? number : (form.container_numbers[at] ?? ''),
      ),
    });
  return (
    <Card title={t('drayage.book.container.title')}>
      <div className={classes.rows}>
        <ContainerChoice value={form.container} onChange={(container) => set({ container })} />
        <div className={classes.numbers}>
          <NumberField
            label={t('drayage.book.container.count')}
            value={form.container_count}
            onChange={(container_count) => set({ container_count })}
            digits={0}
            maxLength={1}
            error={faultOf('container_count')}
          />
          {Array.from({ length: count }, (_, index) => (
            <ContainerNumberField
              // oxlint-disable-next-line react/no-array-index-key -- the first box stays the first box
              key={index}
              equipment={form.container}
              number={count > 1 ? index + 1 : null}
              value={form.container_numbers[index] ?? ''}
              onChange={(number) => setNumber(index, number)}
              error={faultOf(`container_numbers.${index}`) ?? (index === 0 ? faultOf('container_numbers') : undefined)}
            />
          ))}
        </div>
      </div>
    </Card>
  );
};
