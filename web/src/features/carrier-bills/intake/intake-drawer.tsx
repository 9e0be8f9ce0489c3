import { type BillSource, billSources } from '@portal/contract/carrier-bills/bill-status.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import classes from '../carrier-bills.module.css';
import { BillForm } from './bill-form.tsx';
import { FileForm } from './file-form.tsx';

/** Takes in carriers' bills: one by hand, or a file of them. */
export const IntakeDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [way, setWay] = useState<BillSource>('form');
  return (
    <Drawer opened onClose={onClose} title={t('carrier_bills.screens.intake.title')}>
      <div className={classes.form}>
        <Segmented
          label={t('carrier_bills.screens.intake.way')}
          options={billSources.map((value) => ({ value, label: t(`carrier_bills.sources.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'form' ? <BillForm onClose={onClose} /> : <FileForm key={way} format={way} />}
      </div>
    </Drawer>
  );
};
