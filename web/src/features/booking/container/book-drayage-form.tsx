import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { Suspense } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import frame from '../frame/booking-form.module.css';
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
import type { InitialDrayageForm } from './form/initial-form.ts';
import { ReferencesCard } from './references-card.tsx';
import { SummaryColumn } from './summary-column.tsx';
import { useBlocked } from './form/use-blocked.ts';
import { useBookDrayageState } from './form/use-book-drayage.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const DrayageConflict = lazyPart(async () => (await import('./drayage-conflict.tsx')).DrayageConflict);

type BookDrayageFormProps = { owner: DraftOwner; initial: InitialDrayageForm; title: string };

/** The form: where from and where to, the container, its cargo and its papers at the left, what they come to at the right. */
export const BookDrayageForm = ({ owner, initial, title }: BookDrayageFormProps) => {
  const state = useBookDrayageState(owner, initial);
  const blocked = useBlocked(initial.load);
  const { book, sending } = state;
  return (
    <BookDrayageProvider value={book}>
      <form ref={state.root} className={frame.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={frame.head}>
          <div className={frame.titleRow}>
            <h1 className={frame.title}>{title}</h1>
            {!blocked && <DraftNote status={state.draft} onStartOver={state.startOver} />}
          </div>
          <QuoteTabs value="drayage" fixed={initial.load !== null} />
        </div>
        <div className={frame.columns} id={panelId} role="tabpanel" aria-labelledby={`${panelId}-drayage`}>
          <Fields blocked={blocked} load={initial.load} />
          <SummaryColumn
            editing={initial.load !== null}
            blocked={blocked}
            pending={sending.pending}
            failure={sending.failure}
            onSend={(purpose) => void state.send(purpose)}
          />
        </div>
      </form>
      <Suspense>
        {state.conflict && (
          <DrayageConflict
            theirs={state.conflict}
            yours={state.getValues()}
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
