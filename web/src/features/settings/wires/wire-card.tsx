import type { WireState } from '@portal/contract/carriers/wires/wire-kinds.ts';
import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import type { StatusTone } from '../../../ui/status/status-tone.ts';
import { settingsKeys } from '../settings.keys.ts';
import { checkWire } from './wires.api.ts';
import classes from './wires.module.css';

const tones: Record<WireState, StatusTone> = {
  connected: 'delivered',
  failing: 'cancelled',
  untried: 'quoted',
  off: 'quoted',
};

const momentText = (at: string | null): string | null => at && dateAndTime(at).join(' ');

/** The host of an address; a path of the simulated carriers as it is. */
const placeOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : address;

const useFacts = ({ address, answered_at, failing_since, failures, parts }: Wire) => {
  const { t } = useTranslation();
  const since = momentText(failing_since);
  return [
    [t('settings.wires.facts.address'), placeOf(address) ?? t('settings.wires.facts.none')],
    [t('settings.wires.facts.parts'), parts.map((part) => t(`settings.wires.parts.${part}`)).join(', ')],
    [t('settings.wires.facts.answered'), momentText(answered_at) ?? t('settings.wires.facts.never')],
    ...(since === null
      ? []
      : [
          [
            t('settings.wires.facts.failing'),
            <span key="since" className={classes.fault}>
              {t('settings.wires.facts.failures', { since, count: failures })}
            </span>,
          ] as const,
        ]),
  ] as const;
};

/** One wire: its state, what it gives, what it said last, and a test. */
export const WireCard = ({ wire, onEdit }: { wire: Wire; onEdit: () => void }) => {
  const { t } = useTranslation();
  const { carrier, state, fault } = wire;
  const facts = useFacts(wire);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <CarrierBadge scac={carrier.scac} name={carrier.name} logoUrl={carrier.logo_url} />
        <span className={classes.names}>
          <h2>{carrier.name}</h2>
          <span>{t(`settings.wires.kinds.${wire.wire}.name`)}</span>
        </span>
        <StatusChip tone={tones[state]}>{t(`settings.wires.states.${state}`)}</StatusChip>
      </div>
      <FactList facts={facts} />
      {state === 'failing' && fault && (
        <p className={classes.means}>
          {t(`settings.wires.faults.${fault}`)} {t('settings.wires.means')}
        </p>
      )}
      <WireTest wire={wire}>
        {wire.wire === 'x12' && (
          <LinkButton kind="ghost" to="/settings/edi-messages" search={{ carrier_id: carrier.id }}>
            {t('settings.wires.messages')}
          </LinkButton>
        )}
        <Button kind="ghost" onClick={onEdit} aria-label={t('settings.wires.change', { carrier: carrier.name })}>
          {t('settings.wires.edit')}
        </Button>
      </WireTest>
    </li>
  );
};

/** Tries the wire without booking anything, and says what came of it. */
const WireTest = ({ wire, children }: { wire: Wire; children: ReactNode }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => checkWire(wire.id),
    onSuccess: (found) =>
      client.setQueryData<Wire[]>(settingsKeys.wires, (all) =>
        all?.map((one) => (one.id === found.wire.id ? found.wire : one)),
      ),
    onError: notifyFailure,
  });
  const tried = momentText(wire.tried_at);
  const result =
    data &&
    (data.fault === null
      ? t('settings.wires.test.passed', { milliseconds: data.milliseconds })
      : t('settings.wires.test.failed'));
  const last = tried ? t('settings.wires.test.tried', { moment: tried }) : t('settings.wires.test.untried');
  return (
    <>
      <p className={classes.tested} role="status">
        {isPending ? t('settings.wires.test.pending') : (result ?? last)}
      </p>
      <div className={classes.actions}>
        <Button
          pending={isPending}
          onClick={() => mutate()}
          aria-label={t('settings.wires.test.of', { carrier: wire.carrier.name })}
        >
          {t('settings.wires.test.button')}
        </Button>
        {children}
      </div>
    </>
  );
};
