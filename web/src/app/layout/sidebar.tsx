import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { CollapseIcon, ExpandIcon, PlayIcon } from '../../ui/icons/navigation-icons.tsx';
import { ProductMark } from '../../ui/icons/product-mark.tsx';
import { initials } from '../../ui/primitives/initials.ts';
import { howToVideos, sidebarEntries } from '../sidebar-entries.ts';
import classes from './sidebar.module.css';

type SidebarProps = {
  /** Icons only; their words stay for screen readers and as hints. */
  collapsed: boolean;
  /** Left out where there is nothing to fold: the drawer of a phone. */
  onToggle?: () => void;
  /** Called after an entry was followed; closes the drawer on phones. */
  onLeave?: () => void;
};

/** Where one can go, by role, brand and freight-system id. */
export const Sidebar = ({ collapsed, onToggle, onLeave }: SidebarProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const pathname = useLocation({ select: (location) => location.pathname });
  const hint = (text: string) => (collapsed ? { 'aria-label': text, title: text } : {});
  return (
    <nav className={classes.sidebar} aria-label={t('frame.navigation.label')} data-collapsed={collapsed || undefined}>
      <div className={classes.brand}>
        <ProductMark />
        {!collapsed && t('frame.brand.product')}
      </div>
      <AccountBlock collapsed={collapsed} />
      <ul className={classes.list}>
        {sidebarEntries(me).map(({ name, address, under, icon: Glyph }) => (
          <li key={name}>
            <Link
              {...address}
              className={classes.item}
              {...hint(t(`frame.navigation.${name}`))}
              {...(onLeave && { onClick: onLeave })}
              data-active={pathname.startsWith(under) || undefined}
            >
              <Glyph />
              {!collapsed && t(`frame.navigation.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <HowToVideos collapsed={collapsed} />
        {onToggle && (
          <button type="button" className={classes.item} onClick={onToggle} {...hint(t('frame.navigation.expand'))}>
            {collapsed ? <ExpandIcon /> : <CollapseIcon />}
            {!collapsed && t('frame.navigation.collapse')}
          </button>
        )}
      </div>
    </nav>
  );
};

const AccountBlock = ({ collapsed }: { collapsed: boolean }) => {
  const { account } = useMe();
  return (
    <div className={classes.account} title={account.name}>
      {account.logo_url ? (
        <img className={classes.logo} src={account.logo_url} alt="" />
      ) : (
        <span className={classes.initials} aria-hidden="true">
          {initials(account.name)}
        </span>
      )}
      {!collapsed && (
        <div className={classes.accountText}>
          <div className={classes.accountName}>{account.name}</div>
          <div className={classes.accountPlace}>{[account.city, account.state].filter(Boolean).join(', ')}</div>
        </div>
      )}
    </div>
  );
};

const HowToVideos = ({ collapsed }: { collapsed: boolean }) => {
  const { t } = useTranslation();
  const address = howToVideos(useMe());
  if (!address) return null;
  const name = `${t('frame.navigation.how_to_videos')} (${t('frame.navigation.opens_new_tab')})`;
  return (
    <a className={classes.item} href={address} target="_blank" rel="noreferrer" aria-label={name} title={name}>
      <PlayIcon />
      {!collapsed && t('frame.navigation.how_to_videos')}
    </a>
  );
};
