import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ShareIcon } from '../../ui/icons/action-icons.tsx';
import { webhookAddress } from './addresses.ts';
import { endpointText, EndpointState, EndpointSwitch, eventsText } from './endpoint-state.tsx';
import classes from './webhooks.module.css';

type EndpointListProps = { endpoints: readonly Webhook[]; chosen: number | undefined };

/** The endpoints of the account; a press shows what was sent to one. */
export const EndpointList = ({ endpoints, chosen }: EndpointListProps) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.endpoints}>
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className={classes.endpoint} data-chosen={endpoint.id === chosen || undefined}>
          <ShareIcon size={18} />
          <Link
            {...webhookAddress(endpoint.id)}
            className={classes.address}
            aria-current={endpoint.id === chosen ? 'true' : undefined}
            resetScroll={false}
          >
            <b>{endpoint.url}</b>
            <span>{eventsText(endpoint, t)}</span>
          </Link>
          <span className={classes.outcome}>
            <EndpointState endpoint={endpoint} />
            <span>{endpointText(endpoint, t)}</span>
          </span>
          <EndpointSwitch endpoint={endpoint} />
        </li>
      ))}
    </ul>
  );
};
