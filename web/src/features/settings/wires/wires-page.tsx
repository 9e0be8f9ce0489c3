import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { WireCard } from './wire-card.tsx';
import { WireDrawer } from './wire-drawer.tsx';
import { wireList } from './wires.api.ts';
import classes from './wires.module.css';

/** What fails stands first; the rest by the carrier's name, as it came. */
const failingFirst = (all: readonly Wire[]): Wire[] =>
  all.toSorted((one, other) => Number(other.state === 'failing') - Number(one.state === 'failing'));

/** The wires carriers are reached by: state, last answer, a test of each. */
export const WiresPage = () => {
  const { t } = useTranslation();
  const query = useQuery(wireList);
  const [edited, setEdited] = useState<Wire | 'new' | null>(null);
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
      {t('settings.wires.new')}
    </Button>
  );
  return (
    <SettingsFrame name="connections" text={t('settings.wires.text')} action={add}>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={LinkIcon}>{t('settings.wires.none')}</EmptyState>
          ) : (
            <>
              <Failing wires={all.filter(({ state }) => state === 'failing')} />
              <ul className={classes.cards}>
                {failingFirst(all).map((wire) => (
                  <WireCard key={wire.id} wire={wire} onEdit={() => setEdited(wire)} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <p className={classes.kept}>{t('settings.wires.kept')}</p>
      {edited && (
        <WireDrawer
          key={edited === 'new' ? 'new' : edited.id}
          wire={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </SettingsFrame>
  );
};

const Failing = ({ wires }: { wires: readonly Wire[] }) => {
  const { t } = useTranslation();
  if (wires.length === 0) return null;
  const carriers = wires.map(({ carrier }) => carrier.name).join(', ');
  return <Callout>{t('settings.wires.failing', { count: wires.length, carriers })}</Callout>;
};
