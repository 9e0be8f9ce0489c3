import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { AccessorialsGroup } from '../../../accessorials/accessorials-group.tsx';
import { useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { AccessorialDetailFields } from './accessorial-detail-fields.tsx';
import { accessorialHeadings, accessorialKinds } from './accessorials-and-flags.ts';
import { hasOwnField } from './accessorials-and-flags.ts';
import classes from './accessorials-card.module.css';
import { accessorialsToSend } from '../form/load-form-input.ts';
import { useChosenAccessorials } from './use-accessorials.ts';
import { useOfferedAccessorials } from './use-accessorials.ts';
import { lazyPart } from '../../../../platform/lazy-part.tsx';

const AllAccessorials = lazyPart(async () => (await import('./all-accessorials.tsx')).AllAccessorials);

const atLeast = 3;

/** The common accessorials in three groups, and a link to all of them. */
export const AccessorialsCard = () => {
  const { t } = useTranslation();
  const form = useLoadParts('accessorials');
  const quoteRequest = useQuoteRequest();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, retry } = useOfferedAccessorials();
  const count = accessorialsToSend(form, quoteRequest).length;
  return (
    <Card
      title={t('loads.book.extras.title')}
      aside={count > 0 ? t('loads.book.extras.chosen', { count }) : t('loads.book.extras.none_chosen')}
    >
      {isError && (
        <p className={classes.failed}>
          {t('loads.book.extras.failed')}{' '}
          <Button kind="link" size="small" onClick={retry} pending={isFetching}>
            {t('loads.book.extras.retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton height={96} />}
      {data && (
        <>
          <CommonAccessorials
            all={data.items}
            more={
              <Button kind="link" size="small" onClick={() => setShowsAll(true)}>
                {t('loads.book.extras.all', { count: data.items.length })}
              </Button>
            }
          />
          <AccessorialDetailFields all={data.items} limitedAccessTypes={data.limited_access_types} />
          {showsAll && (
            <Suspense>
              <AllAccessorials all={data.items} onClose={() => setShowsAll(false)} />
            </Suspense>
          )}
        </>
      )}
    </Card>
  );
};

/** The common and the chosen accessorials of a kind, without those that have a field of their own. */
const usual = (all: readonly Accessorial[], kind: Accessorial['type'], isChosen: (code: string) => boolean) => {
  const own = all.filter((accessorial) => accessorial.type === kind && !hasOwnField(accessorial.code));
  const common = own.filter((accessorial) => accessorial.common);
  const filled = [
    ...common,
    ...own.filter((accessorial) => !accessorial.common).slice(0, Math.max(0, atLeast - common.length)),
  ];
  return own.filter((accessorial) => filled.includes(accessorial) || isChosen(accessorial.code));
};

const CommonAccessorials = ({ all, more }: { all: readonly Accessorial[]; more: React.ReactNode }) => {
  const { t } = useTranslation();
  const { isChosen, toggle } = useChosenAccessorials();
  return (
    <div className={classes.groups}>
      {accessorialKinds.map((kind) => (
        <div key={kind}>
          <AccessorialsGroup
            heading={t(`loads.book.extras.${accessorialHeadings[kind]}`)}
            accessorials={usual(all, kind, isChosen)}
            isChosen={isChosen}
            onToggle={toggle}
          />
          {kind === 'general' && more}
        </div>
      ))}
    </div>
  );
};
