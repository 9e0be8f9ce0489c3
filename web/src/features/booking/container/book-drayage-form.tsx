import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { crossesBorder } from '@portal/contract/places/border.ts';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { drayageLoad } from '../../drayage/drayage.api.ts';
import { haulEnds } from '../../drayage/form/drayage-body.ts';
import { referenceFields, ReferenceFields } from '../../drayage/form/reference-fields.tsx';
import { OperationsMail } from '../../drayage/operations-mail.tsx';
import { useLiveDrayage } from '../../drayage/use-live-drayage.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import frame from '../frame/booking-form.module.css';
import { DraftNote } from '../frame/draft-note.tsx';
import { panelId, QuoteTabs } from '../frame/quote-tabs.tsx';
import classes from './book-drayage.module.css';
import { CargoCard } from './cargo-card.tsx';
import { ContainerCard } from './container-card.tsx';
import { DoorServiceCard } from './door-service-card.tsx';
import {
  BookDrayageProvider,
  useBookDrayage,
  useDrayageFaults,
  useDrayagePart,
  useDrayageParts,
  useFromDrayage,
} from './form/drayage-context.ts';
import { AccessorialsCard } from './accessorials-card.tsx';
import { MoveCard } from './move-card.tsx';
import type { InitialDrayageForm } from './form/initial-form.ts';
import { SummaryColumn } from './summary-column.tsx';
import { useBookDrayageState } from './form/use-book-drayage.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

const BorderCard = lazyPart(async () => (await import('../../places/border-card.tsx')).BorderCard);
const DrayageConflict = lazyPart(async () => (await import('./drayage-conflict.tsx')).DrayageConflict);

const UnfinishedBookings = lazyPart(
  async () => (await import('../frame/unfinished-bookings.tsx')).UnfinishedBookings,
  () => null,
);

type BookDrayageFormProps = { owner: DraftOwner; initial: InitialDrayageForm; title: string };

/** The form at the left: move, container, cargo, door, references and accessorials. Its summary at the right. */
export const BookDrayageForm = ({ owner, initial, title }: BookDrayageFormProps) => {
  const state = useBookDrayageState(owner, initial);
  const blocked = useIsBlocked(initial.load);
  const { book, sending } = state;
  return (
    <BookDrayageProvider value={book}>
      <form ref={state.root} className={frame.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={frame.head}>
          <div className={frame.titleRow}>
            <h1 className={frame.title}>{title}</h1>
            {!blocked && <DraftNote status={state.draft} onStartOver={state.startOver} />}
            {!initial.load && (
              <Suspense>
                <UnfinishedBookings owner={owner} />
              </Suspense>
            )}
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
            waiting={sending.waiting}
            onStopWaiting={sending.stopWaiting}
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

/** The cards of the form. While operations work on the quote they can only be read. */
const Fields = memo(({ blocked, load }: { blocked: boolean; load: DrayageLoad | null }) => (
  <div className={frame.main}>
    {blocked && load && <BlockedNote load={load} />}
    <fieldset className={classes.fields} disabled={blocked}>
      <MoveCard />
      <ContainerCard />
      <CargoCard />
      <BorderOfHaul />
      <DoorServiceCard />
      <ReferencesCard />
      <AccessorialsCard />
    </fieldset>
  </div>
));

/** Asked of a haul between two countries. */
const BorderOfHaul = () => {
  const stops = useFromDrayage(haulEnds);
  const border = useDrayagePart('border');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  if (!crossesBorder(stops)) return null;
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <BorderCard stops={stops} border={border} faultOf={faultOf} onChange={(changed) => set({ border: changed })} />
    </Suspense>
  );
};

/** Says that operations work on the quote, and how to reach them. */
const BlockedNote = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  return (
    <Callout
      action={
        <OperationsMail subject={t('drayage.book.blocked.mail_subject', { id: load.id })}>
          {t('drayage.book.blocked.mail')}
        </OperationsMail>
      }
    >
      {t('drayage.book.blocked.text')}
    </Callout>
  );
};

/** The references of the steamship line and the terminal; no price needs them. */
const ReferencesCard = () => {
  const { t } = useTranslation();
  const papers = useDrayageParts('direction', ...referenceFields);
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return (
    <Card title={t('drayage.book.references.title')} aside={t('drayage.book.references.later')}>
      <ReferenceFields direction={papers.direction} papers={papers} onChange={set} errorOf={faultOf} />
    </Card>
  );
};

/** Whether operations work on the load's quote, kept live: the form is read-only until they are done. */
const useIsBlocked = (load: DrayageLoad | null): boolean => {
  useLiveDrayage(load?.id ?? null);
  const { data = load } = useQuery({ ...drayageLoad(load?.id ?? 0), enabled: load !== null });
  return data !== null && data.operations_since !== null;
};
