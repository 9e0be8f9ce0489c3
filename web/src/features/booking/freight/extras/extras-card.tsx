import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { ExtrasGroup } from '../../../accessorials/extras-group.tsx';
import { useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { ExtraQuestions } from './extra-questions.tsx';
import { extraHeadings, extraKinds } from './extra-kinds.ts';
import { isAskedElsewhere } from './extras-and-flags.ts';
import classes from './extras-card.module.css';
import { extrasToSend } from '../form/load-form-input.ts';
import { useChosenExtras } from './use-chosen-extras.ts';
import { useOfferedExtras } from './use-offered-extras.ts';
import { lazyPart } from '../../../../platform/lazy-part.tsx';

const AllExtras = lazyPart(async () => (await import('./all-extras.tsx')).AllExtras);

const atLeast = 3;

/** Extra services in three groups: the usual ones here, all of them behind a link. */
export const ExtrasCard = () => {
  const { t } = useTranslation();
  const form = useLoadParts('accessorials');
  const quoteRequest = useQuoteRequest();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, retry } = useOfferedExtras();
  const count = extrasToSend(form, quoteRequest).length;
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
          <CommonExtras
            all={data.items}
            more={
              <Button kind="link" size="small" onClick={() => setShowsAll(true)}>
                {t('loads.book.extras.all', { count: data.items.length })}
              </Button>
            }
          />
          <ExtraQuestions all={data.items} limitedAccessTypes={data.limited_access_types} />
          {showsAll && (
            <Suspense>
              <AllExtras all={data.items} onClose={() => setShowsAll(false)} />
            </Suspense>
          )}
        </>
      )}
    </Card>
  );
};

/** The usual extras of a kind and the chosen ones, less those that are asked elsewhere on the form. */
const usual = (all: readonly Accessorial[], kind: Accessorial['type'], isChosen: (code: string) => boolean) => {
  const own = all.filter((extra) => extra.type === kind && !isAskedElsewhere(extra.code));
  const common = own.filter((extra) => extra.common);
  const filled = [...common, ...own.filter((extra) => !extra.common).slice(0, Math.max(0, atLeast - common.length))];
  return own.filter((extra) => filled.includes(extra) || isChosen(extra.code));
};

const CommonExtras = ({ all, more }: { all: readonly Accessorial[]; more: React.ReactNode }) => {
  const { t } = useTranslation();
  const { isChosen, toggle } = useChosenExtras();
  return (
    <div className={classes.groups}>
      {extraKinds.map((kind) => (
        <div key={kind}>
          <ExtrasGroup
            heading={t(`loads.book.extras.${extraHeadings[kind]}`)}
            extras={usual(all, kind, isChosen)}
            isChosen={isChosen}
            onToggle={toggle}
          />
          {kind === 'general' && more}
        </div>
      ))}
    </div>
  );
};
