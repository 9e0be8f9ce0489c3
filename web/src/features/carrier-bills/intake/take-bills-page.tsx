import { billColumns } from '@portal/contract/carrier-bills/bill-columns.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { carrierList } from '../../loads/loads.api.ts';
import { carrierBillsAddress } from '../addresses.ts';
import shared from '../carrier-bills.module.css';
import { BillForm } from './bill-form.tsx';
import { ChargeNamesCard } from './charge-names-card.tsx';
import { type Carrier, FileCard } from './file-card.tsx';
import classes from './take-bills.module.css';
import { useBillFiles } from './use-bill-files.ts';

/** A sheet to fill in: its columns, and a bill of two charges. */
const template = [
  billColumns.join(','),
  'SAIA,10001,2026-01-31,0123456782,,BASE,Linehaul,440.00,1300,70,original',
  'SAIA,10001,2026-01-31,0123456782,,FUEL,Fuel surcharge,95.50,,,original',
].join('\r\n');

/** Takes in carriers' bills: files that are dropped, chosen or pasted, or one that is typed. */
export const TakeBillsPage = () => {
  const { t } = useTranslation();
  const title = t('carrier_bills.screens.intake.title');
  usePageTitle(title);
  useBreadcrumb([{ label: t('carrier_bills.screens.title'), address: carrierBillsAddress }, { label: title }]);
  const [scac, setScac] = useState('');
  const [isTyping, setTyping] = useState(false);
  const intake = useBillFiles();
  const list = useQuery(carrierList);
  const carriers = list.data?.items ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    for (const file of event.dataTransfer.files) void intake.take(file, scac);
  };
  return (
    <div className={classes.page} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={classes.header}>
        <div>
          <h1>{title}</h1>
          <span className={shared.quiet}>{t('carrier_bills.screens.intake.text')}</span>
        </div>
        <div className={classes.buttons}>
          <Button kind="ghost" onClick={() => setTyping(true)}>
            {t('carrier_bills.screens.intake.type_bill')}
          </Button>
          <Button
            icon={<DownloadIcon size={16} />}
            onClick={() => saveFile(new Blob([template], { type: 'text/csv' }), 'carrier-bills.csv')}
          >
            {t('carrier_bills.screens.intake.template')}
          </Button>
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          <FileDrop reading={intake.reading} onFile={(file) => void intake.take(file, scac)} />
          {intake.files.map((one) => (
            <FileCard
              key={one.id}
              one={one}
              carriers={carriers}
              scac={scac}
              pending={intake.reading !== null}
              onAgain={() => intake.takeAgain(one)}
            />
          ))}
        </div>
        <Aside list={list} scac={scac} onScac={setScac} />
      </div>
      {isTyping && (
        <Drawer opened onClose={() => setTyping(false)} title={t('carrier_bills.screens.intake.type_bill')}>
          <BillForm onClose={() => setTyping(false)} />
        </Drawer>
      )}
    </div>
  );
};

type AsideProps = {
  list: UseQueryResult<{ items: readonly Carrier[] }>;
  scac: string;
  onScac: (scac: string) => void;
};

/** Whose bills the files are, what that carrier calls its charges, and what a line needs. */
const Aside = ({ list: { data, error, refetch, isFetching }, scac, onScac }: AsideProps) => {
  const { t } = useTranslation();
  const carrier = data?.items.find((one) => one.scac === scac);
  return (
    <div className={classes.column}>
      <Card title={t('carrier_bills.screens.intake.carrier')}>
        {error && !data ? (
          <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SelectField
            label={t('carrier_bills.screens.intake.carrier_text')}
            placeholder={t('carrier_bills.screens.intake.any_carrier')}
            options={(data?.items ?? []).map((one) => ({ value: one.scac, label: `${one.name} (${one.scac})` }))}
            value={scac}
            onChange={onScac}
          />
        )}
      </Card>
      {carrier && <ChargeNamesCard carrier={carrier} />}
      <Card title={t('carrier_bills.screens.intake.needs')}>
        <p>{t('carrier_bills.screens.intake.needs_text')}</p>
        <p className={shared.note}>{t('carrier_bills.screens.intake.columns', { columns: billColumns.join(', ') })}</p>
      </Card>
    </div>
  );
};

/** Takes a file by the file dialog, or what is pasted; a drop works on the whole page. */
const FileDrop = ({ reading, onFile }: { reading: string | null; onFile: (file: File) => void }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isField || text.trim() === '') return;
      event.preventDefault();
      onFile(new File([text], t('carrier_bills.screens.intake.pasted')));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <div className={classes.drop}>
      <UploadIcon size={24} />
      <span role="status">
        <b>
          {reading === null
            ? t('carrier_bills.screens.intake.drop')
            : t('carrier_bills.screens.intake.reading', { name: reading })}
        </b>
        <span className={shared.note}>{t('carrier_bills.screens.intake.limits')}</span>
      </span>
      <SingleFileInput ref={input} label={t('carrier_bills.screens.intake.file')} onFile={onFile} />
      <Button pending={reading !== null} onClick={() => input.current?.click()}>
        {t('carrier_bills.screens.intake.file')}
      </Button>
    </div>
  );
};
