import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExtrasGroup } from '../../accessorials/extras-group.tsx';
import { useBookLoad } from './book-load-context.ts';
import { ExtraQuestions } from './extra-questions.tsx';
import { hasExtra, isAskedElsewhere, withExtra } from './extras-and-flags.ts';
import classes from './extras-card.module.css';
import { extrasToSend } from './load-form-input.ts';
import { useOfferedExtras } from './use-offered-extras.ts';

const kinds = ['pickup', 'delivery', 'general'] as const;
const headings = { pickup: 'at_pickup', delivery: 'at_delivery', general: 'whole' } as const;
const atLeast = 3;

/** Extra services in three groups: the usual ones here, all of them behind a link. */
export const ExtrasCard = () => {
  const { t } = useTranslation();
  const { form, asking } = useBookLoad();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, retry } = useOfferedExtras();
  const count = extrasToSend(form, asking).length;
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
          {showsAll && <AllExtras all={data.items} onClose={() => setShowsAll(false)} />}
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

const useChosen = () => {
  const { form, change } = useBookLoad();
  const isChosen = (code: string) => hasExtra(form, code as AccessorialCode);
  const toggle = (code: string, on: boolean) =>
    change((current) => withExtra(current, code as AccessorialCode, on), 'accessorials');
  return { isChosen, toggle };
};

const CommonExtras = ({ all, more }: { all: readonly Accessorial[]; more: React.ReactNode }) => {
  const { t } = useTranslation();
  const { isChosen, toggle } = useChosen();
  return (
    <div className={classes.groups}>
      {kinds.map((kind) => (
        <div key={kind}>
          <ExtrasGroup
            heading={t(`loads.book.extras.${headings[kind]}`)}
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

const AllExtras = ({ all, onClose }: { all: readonly Accessorial[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const { isChosen, toggle } = useChosen();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('loads.book.extras.all_title')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('loads.book.extras.done')}
        </Button>
      }
    >
      <div className={classes.all}>
        {kinds.map((kind) => (
          <ExtrasGroup
            key={kind}
            heading={t(`loads.book.extras.${headings[kind]}`)}
            extras={all.filter((extra) => extra.type === kind)}
            isChosen={isChosen}
            onToggle={toggle}
          />
        ))}
      </div>
    </Drawer>
  );
};
