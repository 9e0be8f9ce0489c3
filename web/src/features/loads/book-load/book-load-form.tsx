import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { DraftOwner } from '../../../platform/drafts.ts';
import { BookLoadProvider } from './book-load-context.ts';
import classes from './book-load-form.module.css';
import { BookLoadHead } from './book-load-head.tsx';
import { CargoCard } from './cargo-card.tsx';
import { ConflictView } from './conflict-view.tsx';
import { ExtrasCard } from './extras-card.tsx';
import { formOfLoad } from './form-of-load.ts';
import type { LoadForm } from './load-form.ts';
import type { Opening } from './opening.ts';
import { StopsBetween } from './stops-between.tsx';
import { StopsCard } from './stops-card.tsx';
import { SummaryColumn } from './summary-column.tsx';
import { useBookLoadState } from './use-book-load-state.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import { useLoadCopying } from './use-load-copying.ts';
import type { Purpose } from './use-load-sending.ts';
import { loadAddress } from '../addresses.ts';

type BookLoadFormProps = { owner: DraftOwner; opening: Opening; title: string };

/** The form: stops, cargo and extras at the left, what they come to at the right. */
export const BookLoadForm = ({ owner, opening, title }: BookLoadFormProps) => {
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const state = useBookLoadState(owner, opening);
  const { bookLoad, sending } = state;
  const copying = useLoadCopying(opening, bookLoad);
  const send = (purpose: Purpose) => {
    if (state.check()) void sending.send(bookLoad.form, purpose);
    else focusFault();
  };
  return (
    <BookLoadProvider value={bookLoad}>
      <form ref={root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <BookLoadHead
          title={title}
          opening={opening}
          draft={state.draft}
          copying={copying}
          onStartOver={state.startOver}
        />
        <div className={classes.columns} id="book-load" role="tabpanel" aria-labelledby="book-load-ltl">
          <div className={classes.main}>
            <StopsCard />
            <StopsBetween />
            <CargoCard />
            <ExtrasCard />
          </div>
          <SummaryColumn
            editing={opening.load !== null}
            pending={sending.pending}
            failure={sending.failure}
            faultCount={state.faultCount}
            onSend={send}
          />
        </div>
      </form>
      {state.conflict && (
        <Conflict theirs={state.conflict} yours={bookLoad.form} onKeep={state.keepMine} onTake={state.takeTheirs} />
      )}
    </BookLoadProvider>
  );
};

type ConflictProps = {
  yours: LoadForm;
  theirs: LoadDetails;
  onKeep: () => void;
  onTake: (form: LoadForm) => void;
};

const Conflict = ({ yours, theirs, onKeep, onTake }: ConflictProps) => {
  const router = useRouter();
  return (
    <ConflictView
      yours={yours}
      theirs={theirs}
      onKeep={onKeep}
      onTake={() => onTake(formOfLoad(theirs))}
      onOpen={() => router.history.push(loadAddress(theirs.id))}
    />
  );
};
