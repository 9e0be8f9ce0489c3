import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../overlays/drawer.tsx';
import { Button } from '../../primitives/button.tsx';
import { FilterActions, FilterSections } from './filter-form.tsx';

type FiltersDrawerProps = {
  opened: boolean;
  onClose: () => void;
  searchField: ReactNode;
  filters: readonly { name: string; label: string; editor: ReactNode }[];
  /** What else leads from the filters. */
  more: ReactNode;
  /** Beside the button that goes back to the list. */
  action: ReactNode;
  /** Goes back to the list, and says how much it holds. */
  showText: string;
};

/** All filters of a list on a phone; the list behind follows at once. */
export const FiltersDrawer = ({
  opened,
  onClose,
  searchField,
  filters,
  more,
  action,
  showText,
}: FiltersDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('lists.filters.label')}
      footer={
        <FilterActions>
          {action}
          <Button kind="primary" onClick={onClose}>
            {showText}
          </Button>
        </FilterActions>
      }
    >
      <FilterSections>
        {searchField}
        {filters.map(({ name, label, editor }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            {editor}
          </fieldset>
        ))}
        {more}
      </FilterSections>
    </Drawer>
  );
};
