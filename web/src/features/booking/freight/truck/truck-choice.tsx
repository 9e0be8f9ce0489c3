import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { type Cargo, fits } from '@portal/contract/equipment/fits.ts';
import { useId } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { OptionCard, OptionName, OptionText } from '../../../../ui/fields/option-card.tsx';
import { truckName } from '../../../equipment/truck-name.ts';
import { TruckPicture } from '../../../equipment/truck-picture.tsx';
import { chosenTruck, isTruckGone, offeredTrucks } from '../form/quote-request.ts';
import { useBookLoad, useLoadFaults, useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { useCapacity, useMisfitWords } from './truck-words.ts';
import classes from './truck-choice.module.css';
import { useTruckFacts } from './use-truck-facts.ts';

/** Chooses a truck by its picture; each says whether the typed cargo fits. */
export const TruckChoice = () => {
  const { t } = useTranslation();
  const form = useLoadParts('truck');
  const quoteRequest = useQuoteRequest();
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const name = useId();
  const { cargo } = useTruckFacts();
  const chosen = chosenTruck(quoteRequest, form);
  const isGone = isTruckGone(quoteRequest, form);
  const error = faultOf('truck.truck_type') ?? (isGone ? t('equipment.errors.not_offered') : undefined);
  const choose = (truck_type: string | null) =>
    change((current) => ({ ...current, truck: { ...current.truck, truck_type } }), 'truck');
  return (
    <div role="radiogroup" aria-label={t('loads.book.truck.choose')} aria-describedby={error && `${name}-error`}>
      <div className={classes.trucks}>
        {quoteRequest.type !== 'dedicated' && (
          <AnyTruck name={name} checked={chosen === null && !isGone} onChoose={() => choose(null)} />
        )}
        {offeredTrucks(quoteRequest).map((truck) => (
          <TruckOption
            key={truck.code}
            name={name}
            truck={truck}
            cargo={cargo}
            checked={chosen === truck}
            onChoose={() => choose(truck.code)}
          />
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={classes.error} data-fault tabIndex={-1} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

type OptionProps = { name: string; checked: boolean; onChoose: () => void };

const AnyTruck = ({ name, checked, onChoose }: OptionProps) => {
  const { t } = useTranslation();
  const { choice } = useTruckFacts();
  const usual = checked && choice?.misfits.length === 0 ? choice.truck : null;
  return (
    <OptionCard name={name} checked={checked} onChoose={onChoose} className={classes.truck} data-any>
      <OptionName>{t('loads.book.truck.any')}</OptionName>
      <OptionText>
        {usual
          ? t('loads.book.truck.any_now', { truck: truckName(usual.label, usual.code) })
          : t('loads.book.truck.any_hint')}
      </OptionText>
    </OptionCard>
  );
};

type TruckOptionProps = OptionProps & { truck: TruckType; cargo: Cargo };

const TruckOption = ({ name, truck, cargo, checked, onChoose }: TruckOptionProps) => {
  const capacity = useCapacity();
  const { reasons, needs_permit } = fits(truck, cargo);
  return (
    <OptionCard
      name={name}
      checked={checked}
      onChoose={onChoose}
      className={classes.truck}
      data-unfit={reasons.length > 0 || undefined}
    >
      <span className={classes.picture}>
        <TruckPicture code={truck.code} imageUrl={truck.image_url} />
      </span>
      <OptionName>{truckName(truck.label, truck.code)}</OptionName>
      <OptionText>{capacity(truck)}</OptionText>
      <Verdict reasons={reasons} needsPermit={needs_permit} />
    </OptionCard>
  );
};

const Verdict = ({ reasons, needsPermit }: { reasons: ReturnType<typeof fits>['reasons']; needsPermit: boolean }) => {
  const { t } = useTranslation();
  const misfit = useMisfitWords();
  const [first] = reasons;
  if (first) return <span className={classes.verdict}>{misfit(first)}</span>;
  return needsPermit ? (
    <span className={classes.verdict} data-permit>
      {t('equipment.needs_permit')}
    </span>
  ) : null;
};
