import { useTranslation } from '../../platform/words/use-translation.ts';
import { fullName, useMe } from '../../platform/session/current-user.ts';
import { initials } from '../../ui/primitives/initials.ts';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import classes from './header.module.css';
import { ProfilePanel } from './profile-panel.tsx';

/** The person's initials, and behind them who they are, language, theme and the way out. */
export const ProfileMenu = () => {
  const { t } = useTranslation();
  const name = fullName(useMe());
  const label = t('frame.profile.open', { name });
  return (
    <Popup
      label={label}
      width={300}
      trigger={(props) => (
        <button type="button" className={classes.profile} aria-label={`${initials(name)}. ${label}`} {...props}>
          <span className={classes.avatar}>{initials(name)}</span>
          <ChevronDownIcon size={14} />
        </button>
      )}
    >
      <ProfilePanel />
    </Popup>
  );
};
