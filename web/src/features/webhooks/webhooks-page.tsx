import { mostEndpoints } from '@portal/contract/webhooks/webhook-events.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhone } from '../../platform/screen-width.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon, ShareIcon } from '../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { Button, ButtonAnchor } from '../../ui/primitives/button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Loaded, SettingsFrame } from '../settings/settings-frame.tsx';
import type { WebhooksSearch } from './addresses.ts';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { MadeSecret } from './made-secret.tsx';
import { endpointList, type MadeWebhook } from './webhooks.api.ts';
import classes from './webhooks.module.css';

/** The page the server itself makes of the contract. */
const docsUrl = '/api/docs';

/** Where events of the account are sent, and what became of them. On phones the one or the other. */
export const WebhooksPage = () => {
  const { t } = useTranslation();
  const phone = usePhone();
  const endpoint = useSearch({ strict: false, select: (search: WebhooksSearch) => search.endpoint });
  const query = useQuery(endpointList);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <SettingsFrame
      name="webhooks"
      text={t('webhooks.text')}
      action={<PageActions count={query.data?.items.length ?? 0} onAdd={() => setAdding(true)} />}
    >
      <Loaded query={query}>
        {({ items }) => {
          const chosen = items.find(({ id }) => id === endpoint) ?? (phone ? undefined : items[0]);
          if (items.length === 0) return <EmptyState icon={ShareIcon}>{t('webhooks.none')}</EmptyState>;
          return (
            <>
              {!(phone && chosen) && <EndpointList endpoints={items} chosen={chosen?.id} />}
              {chosen && <EndpointCard key={chosen.id} endpoint={chosen} onSecret={setMade} />}
            </>
          );
        }}
      </Loaded>
      {isAdding && (
        <EndpointForm
          onClose={() => setAdding(false)}
          onMade={(endpointMade) => {
            setAdding(false);
            setMade(endpointMade);
          }}
        />
      )}
      {made && <MadeSecret made={made} onClose={() => setMade(null)} />}
    </SettingsFrame>
  );
};

/** What stands beside the title: the documentation, and adding an endpoint as long as there may be more. */
const PageActions = ({ count, onAdd }: { count: number; onAdd: () => void }) => {
  const { t } = useTranslation();
  const isSignedInAs = useMe().signed_in_as;
  return (
    <div className={classes.actions}>
      <ButtonAnchor icon={<FileIcon size={16} />} href={docsUrl}>
        {t('webhooks.docs')}
      </ButtonAnchor>
      <Button
        kind="primary"
        icon={<PlusIcon size={16} />}
        disabledReason={
          (isSignedInAs && t('webhooks.signed_in_as')) ||
          (count >= mostEndpoints && t('webhooks.full', { most: mostEndpoints }))
        }
        onClick={onAdd}
      >
        {t('webhooks.new')}
      </Button>
    </div>
  );
};
