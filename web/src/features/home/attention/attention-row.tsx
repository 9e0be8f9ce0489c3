import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import type { AttentionKind } from '@portal/contract/statistics/attention-kinds.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BoxIcon, TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { CardIcon } from '../../../ui/icons/navigation-icons.tsx';
import { AlertIcon, CheckCircleIcon, ClaimIcon, ClockIcon, FileIcon } from '../../../ui/icons/status-icons.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import classes from './attention.module.css';
import { actionAddress, jobAddress, whyText } from './attention-job.ts';
import { dueOf } from './due-text.ts';

const icons: Readonly<Record<AttentionKind, Icon>> = {
  quote_expires: ClockIcon,
  tender_unanswered: TruckIcon,
  load_late: AlertIcon,
  document_missing: FileIcon,
  invoice_due: CardIcon,
  claim_waiting: ClaimIcon,
  truck_pending: TruckIcon,
  container_request: BoxIcon,
  refund_to_send: CardIcon,
  promise_broken: CardIcon,
  write_off_waiting: CardIcon,
  approval_waiting: CheckCircleIcon,
};

type AttentionRowProps = { item: AttentionItem; now: number; isNew: boolean; showsAccount: boolean };

/** One thing to do: the row opens what it is about, the link at its end does it. */
export const AttentionRow = ({ item, now, isNew, showsAccount }: AttentionRowProps) => {
  const { t } = useTranslation();
  const [cameLater] = useState(isNew);
  const Glyph = icons[item.kind];
  const due = dueOf(item, now, t);
  const why = whyText(item, now, t);
  const number = item.load_id ?? item.policy?.number;
  const lane = `${item.origin.city} → ${item.destination.city}`;
  const account = showsAccount && why !== item.account.name ? item.account.name : '';
  return (
    <li className={classes.row} data-new={cameLater || undefined}>
      <span className={classes.icon} data-urgent={due.isUrgent || undefined}>
        <Glyph size={16} />
      </span>
      <RowLink {...jobAddress(item)} preloads={false}>
        {t(`home.screen.attention.kinds.${item.kind}`)}
      </RowLink>
      <span className={classes.load}>
        <span className={classes.number}>{number}</span> {/* What is owed or late is read whole; the lane gives way. */}
        {(why || account) && <span className={classes.phoneWhy}>{why || account}, </span>}
        {lane}
      </span>
      <span className={classes.why}>
        <RefText>{[account, why].filter(Boolean).join(', ')}</RefText>
      </span>
      <span className={classes.due} data-urgent={due.isUrgent || undefined}>
        <RefText>{due.text}</RefText>
      </span>
      <Link
        {...actionAddress(item)}
        className={classes.action}
        aria-label={`${t(`home.screen.attention.actions.${item.kind}`)}, ${number}`}
      >
        {t(`home.screen.attention.actions.${item.kind}`)}
      </Link>
    </li>
  );
};
