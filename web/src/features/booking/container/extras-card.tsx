import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { accessorialsOf } from '../../accessorials/accessorials.api.ts';
import { ExtraDetails } from '../../accessorials/extra-details.tsx';
import { ExtrasGroup } from '../../accessorials/extras-group.tsx';
import classes from '../freight/extras/extras-card.module.css';
import type { DrayageForm } from '../../drayage/form/drayage-form.ts';
import { useBookDrayage, useDrayageFaults, useDrayageForm } from './form/drayage-context.ts';

const kinds = ['pickup', 'delivery', 'general'] as const;
const headings = { pickup: 'at_pickup', delivery: 'at_delivery', general: 'whole' } as const;

/** Follows from the hazmat class, which is asked with the cargo. */
const isAskedElsewhere = (code: string): boolean => code === 'HAZ';

/** Extra services of containers in three groups, and what truckers must know about the chosen ones. */
export const ExtrasCard = () => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const { data, isError, isFetching, refetch } = useQuery(accessorialsOf('drayage'));
  const count = form.accessorials.length;
  const offered = (data?.items ?? []).filter(({ code }) => !isAskedElsewhere(code));
  return (
    <Card
      title={t('loads.book.extras.title')}
      aside={count > 0 ? t('loads.book.extras.chosen', { count }) : t('loads.book.extras.none_chosen')}
    >
      {isError && (
        <p className={classes.failed}>
          {t('loads.book.extras.failed')}{' '}
          <Button kind="link" size="small" onClick={() => void refetch()} pending={isFetching}>
            {t('loads.book.extras.retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton height={96} />}
      {data && (
        <>
          <Groups offered={offered} />
          <Questions offered={offered} limitedAccessTypes={data.limited_access_types} />
        </>
      )}
    </Card>
  );
};

const toggled = (form: DrayageForm, code: string, on: boolean): DrayageForm => {
  const others = form.accessorials.filter((extra) => extra.code !== code);
  return { ...form, accessorials: on ? [...others, { code: code as AccessorialCode, details: {} }] : others };
};

const Groups = ({ offered }: { offered: readonly Accessorial[] }) => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const { change } = useBookDrayage();
  return (
    <div className={classes.groups}>
      {kinds.map((kind) => (
        <ExtrasGroup
          key={kind}
          heading={t(`loads.book.extras.${headings[kind]}`)}
          extras={offered.filter(({ type }) => type === kind)}
          isChosen={(code) => form.accessorials.some((extra) => extra.code === code)}
          onToggle={(code, on) => change((current) => toggled(current, code, on), 'accessorials')}
        />
      ))}
    </div>
  );
};

type QuestionsProps = {
  offered: readonly Accessorial[];
  limitedAccessTypes: Parameters<typeof ExtraDetails>[0]['limitedAccessTypes'];
};

const Questions = ({ offered, limitedAccessTypes }: QuestionsProps) => {
  const form = useDrayageForm();
  const { change } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const questions = form.accessorials.flatMap((chosen, index) => {
    const extra = offered.find(({ code }) => code === chosen.code);
    return extra && extra.fields.length > 0 ? [{ extra, chosen, index }] : [];
  });
  if (questions.length === 0) return null;
  return (
    <div className={classes.questions}>
      {questions.map(({ extra, chosen, index }) => (
        <ExtraDetails
          key={extra.code}
          extra={extra}
          limitedAccessTypes={limitedAccessTypes}
          details={chosen.details}
          onChange={(field, value) =>
            change(
              (current) => ({
                ...current,
                accessorials: current.accessorials.map((one) =>
                  one.code === extra.code ? { ...one, details: { ...one.details, [field]: value } } : one,
                ),
              }),
              `accessorials.${index}.details.${field}`,
            )
          }
          errorOf={(field) => faultOf(`accessorials.${index}.details.${field}`)}
        />
      ))}
    </div>
  );
};
