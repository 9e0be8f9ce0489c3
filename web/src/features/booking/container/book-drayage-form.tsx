import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { lazy, Suspense, useRef } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { useFaultFocus } from '../../../platform/forms/use-fault-focus.ts';
import frame from '../freight/book-load-form.module.css';
import { DraftNote } from '../frame/draft-note.tsx';
import { panelId, QuoteTabs } from '../frame/quote-tabs.tsx';
import { BlockedNote } from './blocked-note.tsx';
import classes from './book-drayage.module.css';
import { CargoCard } from './cargo-card.tsx';
import { ContainerCard } from './container-card.tsx';
import { DoorServiceCard } from './door-service-card.tsx';
import { BookDrayageProvider } from './form/drayage-context.ts';
import { ExtrasCard } from './extras-card.tsx';
import { MoveCard } from './move-card.tsx';
import type { Opening } from './form/opening.ts';
import { ReferencesCard } from './references-card.tsx';
import { SummaryColumn } from './summary-column.tsx';
import { useBlocked } from './form/use-blocked.ts';
import { useBookDrayageState } from './form/use-book-drayage.ts';
import type { Purpose } from '../frame/use-sending.ts';

const DrayageConflict = lazy(async () => ({ default: (await import('./drayage-conflict.tsx')).DrayageConflict }));

type BookDrayageFormProps = { owner: DraftOwner; opening: Opening; title: string };

/** The form: where from and where to, the container, its cargo and its papers at the left, what they come to at the right. */
export const BookDrayageForm = ({ owner, opening, title }: BookDrayageFormProps) => {
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const state = useBookDrayageState(owner, opening);
  const blocked = useBlocked(opening.load);
  const { book, sending } = state;
  const send = (purpose: Purpose) => {
    if (state.check()) void sending.send(book.form, purpose);
    else focusFault();
  };
  return (
    <BookDrayageProvider value={book}>
      <form ref={root} className={frame.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={frame.head}>
          <div className={frame.titleRow}>
            <h1 className={frame.title}>{title}</h1>
            {!blocked && <DraftNote status={state.draft} onStartOver={state.startOver} />}
          </div>
          <QuoteTabs value="drayage" fixed={opening.load !== null} />
        </div>
        <div className={frame.columns} id={panelId} role="tabpanel" aria-labelledby={`${panelId}-drayage`}>
          <Fields blocked={blocked} load={opening.load} />
          <SummaryColumn
            editing={opening.load !== null}
            blocked={blocked}
            pending={sending.pending}
            failure={sending.failure}
            faultCount={state.faultCount}
            onSend={send}
          />
        </div>
      </form>
      <Suspense>
        {state.conflict && (
          <DrayageConflict
            theirs={state.conflict}
            yours={book.form}
            onKeep={state.keepMine}
            onTake={state.takeTheirs}
          />
        )}
      </Suspense>
    </BookDrayageProvider>
  );
};

/** What is asked, in the order a person thinks. While operations work on it, it can only be read. */
const Fields = ({ blocked, load }: { blocked: boolean; load: DrayageLoad | null }) => (
  <div className={frame.main}>
    {blocked && load && <BlockedNote load={load} />}
    <fieldset className={classes.fields} disabled={blocked}>
      <MoveCard />
      <ContainerCard />
      <CargoCard />
      <DoorServiceCard />
      <ReferencesCard />
      <ExtrasCard />
    </fieldset>
  </div>
);
