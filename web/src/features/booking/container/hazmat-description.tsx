import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { HazmatIcon } from '../../../ui/icons/freight-icons.tsx';
import { emptyHazmat } from '../../commodities/hazmat/hazmat-form.ts';
import { describedHazmat } from '../../drayage/form/drayage-form.ts';
import classes from './book-drayage.module.css';
import { useBookDrayage, useDrayageFaults, useDrayageParts } from './form/drayage-context.ts';
import { hazmatText } from './hazmat-text.ts';

const HazmatDrawer = lazyDialog(async () => (await import('./hazmat-drawer.tsx')).HazmatDrawer);

/** What is in the container by the law's words, below the fields of the cargo; a drawer has its fields. */
export const HazmatDescription = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('hazmat', 'hazmat_type', 'packaging_unit', 'packaging_unit_count');
  const { set } = useBookDrayage();
  const { faultUnder } = useDrayageFaults();
  const [isOpen, setOpen] = useState(false);
  const described = describedHazmat(form);
  const isFaulty = described && ['hazmat', 'packaging_unit', 'packaging_unit_count'].some(faultUnder);
  const open = () => {
    if (!described) set({ hazmat: emptyHazmat() });
    setOpen(true);
  };
  return (
    <div className={classes.hazmat}>
      <HazmatIcon size={16} />
      {described ? (
        <span className={classes.hazmatName}>{hazmatText(form, t) || t('loads.book.cargo.hazmat_missing')}</span>
      ) : (
        <span>{t('drayage.book.cargo.describe_hint')}</span>
      )}
      <Button kind="link" size="small" onClick={open}>
        {t(described ? 'drayage.book.cargo.change_description' : 'drayage.book.cargo.describe')}
      </Button>
      {isFaulty && (
        <div className={classes.hazmatFault} data-fault tabIndex={-1}>
          {t('drayage.book.cargo.description_faulty')}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <HazmatDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
