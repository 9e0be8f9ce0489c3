import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { accessorialsOf } from '../../accessorials/accessorials.api.ts';
import { AccessorialDetails } from '../../accessorials/accessorial-details.tsx';
import { AccessorialsGroup } from '../../accessorials/accessorials-group.tsx';
import { accessorialHeadings, accessorialKinds } from '../freight/accessorials/accessorials-and-flags.ts';
import classes from '../freight/accessorials/accessorials-card.module.css';
import type { DrayageForm } from '../../drayage/form/drayage-form.ts';
import { useBookDrayage, useDrayageFaults, useDrayagePart, useFromDrayage } from './form/drayage-context.ts';

/** Hazmat follows from the hazmat class, a field of the cargo. */
const hasOwnField = (code: string): boolean => code === 'HAZ';

/** What only a door can be: nobody lives at a port, and its gate is no place of limited access. */
const onlyAtDoors = ['REP', 'LTDAP', 'RES', 'LTDAD'];

/** The ends of the haul that are a port or ramp. */
const endsAtGates = (form: DrayageForm): readonly Accessorial['type'][] => {
  if (form.direction === 'one_way' && form.ends_at === 'place') return ['pickup', 'delivery'];
  return [form.direction === 'export' ? 'delivery' : 'pickup'];
};

/** Accessorials of containers in three groups, with the details truckers need of the chosen ones. */
export const AccessorialsCard = () => {
  const { t } = useTranslation();
  const count = useFromDrayage(({ accessorials }) => accessorials.length);
  const { data, isError, isFetching, refetch } = useQuery(accessorialsOf('drayage'));
  const gates = useFromDrayage((form) => endsAtGates(form).join(' '));
  const chosen = useDrayagePart('accessorials');
  // What was chosen before the haul was turned around stays in sight, so that it can be taken away.
  const mayBe = ({ code, type }: Accessorial) =>
    !onlyAtDoors.includes(code) || !gates.includes(type) || chosen.some((one) => one.code === code);
  const offered = (data?.items ?? []).filter((one) => !hasOwnField(one.code) && mayBe(one));
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
          <DetailFields offered={offered} limitedAccessTypes={data.limited_access_types} />
        </>
      )}
    </Card>
  );
};

const toggled = (form: DrayageForm, code: string, on: boolean): DrayageForm => {
  const others = form.accessorials.filter((accessorial) => accessorial.code !== code);
  return { ...form, accessorials: on ? [...others, { code: code as AccessorialCode, details: {} }] : others };
};

const Groups = ({ offered }: { offered: readonly Accessorial[] }) => {
  const { t } = useTranslation();
  const chosen = useDrayagePart('accessorials');
  const { change } = useBookDrayage();
  return (
    <div className={classes.groups}>
      {accessorialKinds.map((kind) => (
        <AccessorialsGroup
          key={kind}
          heading={t(`loads.book.extras.${accessorialHeadings[kind]}`)}
          accessorials={offered.filter(({ type }) => type === kind)}
          isChosen={(code) => chosen.some((accessorial) => accessorial.code === code)}
          onToggle={(code, on) => change((current) => toggled(current, code, on), 'accessorials')}
        />
      ))}
    </div>
  );
};

type DetailFieldsProps = {
  offered: readonly Accessorial[];
  limitedAccessTypes: Parameters<typeof AccessorialDetails>[0]['limitedAccessTypes'];
};

const DetailFields = ({ offered, limitedAccessTypes }: DetailFieldsProps) => {
  const accessorials = useDrayagePart('accessorials');
  const { change } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const withDetails = accessorials.flatMap((chosen, index) => {
    const accessorial = offered.find(({ code }) => code === chosen.code);
    return accessorial && accessorial.fields.length > 0 ? [{ accessorial, chosen, index }] : [];
  });
  if (withDetails.length === 0) return null;
  return (
    <div className={classes.questions}>
      {withDetails.map(({ accessorial, chosen, index }) => (
        <AccessorialDetails
          key={accessorial.code}
          accessorial={accessorial}
          limitedAccessTypes={limitedAccessTypes}
          details={chosen.details}
          onChange={(field, value) =>
            change(
              (current) => ({
                ...current,
                accessorials: current.accessorials.map((one) =>
                  one.code === accessorial.code ? { ...one, details: { ...one.details, [field]: value } } : one,
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
