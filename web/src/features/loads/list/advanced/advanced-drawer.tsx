import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { AdvancedFields } from './advanced-fields.tsx';
import { clearedCriteria, criteriaOf, type CriteriaForm, reversedRanges } from './criteria-form.ts';
import { FilterActions } from '../../../../ui/lists/filters/filter-form.tsx';
import { useListSearch } from '../list-search.ts';

const form = 'advanced-search';

/** The form of the advanced search; the list changes when the form is submitted. */
export const AdvancedDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const [criteria, setCriteria] = useState(() => criteriaOf(search));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (reversedRanges(criteria).length > 0) return;
    change({ ...clearedCriteria, ...trimmed(criteria) });
    onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('loads.my_loads.advanced.title')}
      footer={
        <FilterActions>
          <Button onClick={() => setCriteria({})}>{t('loads.my_loads.advanced.clear')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {t('loads.my_loads.advanced.go')}
          </Button>
        </FilterActions>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <AdvancedFields
          criteria={criteria}
          change={(changed) => setCriteria((now) => withoutUndefined({ ...now, ...changed }))}
          faults={isSubmitted ? reversedRanges(criteria) : []}
        />
      </form>
    </Drawer>
  );
};

const withoutUndefined = (values: object): CriteriaForm =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const trimmed = ({ text, ...rest }: CriteriaForm): CriteriaForm =>
  text?.trim() ? { ...rest, text: text.trim() } : rest;
