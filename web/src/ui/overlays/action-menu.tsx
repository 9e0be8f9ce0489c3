import type { Icon } from '../icons/icon.tsx';
import { MoreIcon } from '../icons/action-icons.tsx';
import classes from './action-menu.module.css';
import { IconButton } from '../primitives/icon-button.tsx';
import { MenuItem, MenuList } from './menu-item.tsx';
import { Popup } from './popup.tsx';

export type MenuAction = { label: string; icon: Icon; onSelect: () => void };

type ActionMenuProps = {
  /** Names the button that opens it. */
  label: string;
  actions: readonly MenuAction[];
};

/** What else may be done with a row, behind three dots. */
export const ActionMenu = ({ label, actions }: ActionMenuProps) => (
  <Popup
    label={label}
    width={200}
    trigger={(props) => <IconButton icon={MoreIcon} label={label} className={classes.trigger ?? ''} {...props} />}
  >
    {(close) => (
      <MenuList>
        {actions.map(({ label: name, icon, onSelect }) => (
          <MenuItem
            key={name}
            icon={icon}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
    )}
  </Popup>
);
