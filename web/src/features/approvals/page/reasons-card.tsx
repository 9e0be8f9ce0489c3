import type { Approval, Finding } from '@portal/contract/approvals/approval.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { StarIcon } from '../../../ui/icons/action-icons.tsx';
import { BoxIcon, HazmatIcon, TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { BuildingIcon, CardIcon } from '../../../ui/icons/navigation-icons.tsx';
import { ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { approvalRulesAddress } from '../addresses.ts';
import { findingText, findingTitle } from '../finding-text.ts';
import { momentText } from '../time-left.tsx';
import classes from './approval-page.module.css';

const icons: Record<Finding['kind'], Icon> = {
  amount: CardIcon,
  mode: TruckIcon,
  hazmat: HazmatIcon,
  cargo_value: ShieldIcon,
  carrier: BoxIcon,
  off_guide: StarIcon,
  account: BuildingIcon,
};

/** The rules that fired with their measure, and what the asker says. */
export const ReasonsCard = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const { findings, asked_by, asked_at, note } = approval;
  const mayRead = mayDo(useMe(), 'get:approval-rule');
  return (
    <Card
      bare
      title={t('approvals.screens.page.why')}
      aside={
        mayRead && (
          <LinkButton {...approvalRulesAddress} kind="link">
            {t('approvals.screens.list.rules')}
          </LinkButton>
        )
      }
    >
      <ul className={classes.reasons}>
        {findings.map((finding) => {
          const Glyph = icons[finding.kind];
          return (
            <li key={JSON.stringify(finding)}>
              <Glyph size={18} />
              <b>{findingTitle(finding, t)}</b>
              <span>{findingText(finding, t)}</span>
            </li>
          );
        })}
      </ul>
      <blockquote
        className={classes.sentence}
        aria-label={t('approvals.screens.page.sentence', { name: asked_by.name })}
      >
        <span className={classes.who}>
          <PersonBadge name={asked_by.name} />
          {asked_by.name}, {momentText(asked_at, t)}
        </span>
        <p>{note}</p>
      </blockquote>
    </Card>
  );
};
