import { undecidedStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { csvText } from '../../../platform/csv-text.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { SheetNotes } from '../../../ui/lists/sheet-notes.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { carrierBillAddress } from '../addresses.ts';
import { BillChip } from '../bill-chip.tsx';
import { type FileTaken, keepChargeName } from '../carrier-bills.api.ts';
import shared from '../carrier-bills.module.css';
import { chargeOptions } from './charge-options.ts';
import classes from './take-bills.module.css';
import type { BillFile } from './use-bill-files.ts';

export type Carrier = { id: number; scac: string; name: string };
type CardProps = {
  one: BillFile;
  carriers: readonly Carrier[];
  /** Whose bills a file is taken for that does not say so. */
  scac: string;
  pending: boolean;
  onAgain: () => void;
};

const needsDecision = ({ status }: FileTaken['bills'][number]): boolean =>
  status !== null && (status === 'received' || undecidedStatuses.some((one) => one === status));

/** "week-47" of week-47.csv. */
const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/** What became of a file: how much was taken in, what needs somebody, and why the rest was refused. */
export const FileCard = ({ one, carriers, scac, pending, onAgain }: CardProps) => {
  const { t } = useTranslation();
  const { file, taken, format } = one;
  const { bills, faults, source } = taken;
  const open = bills.filter(needsDecision);
  const outcome = { taken: bills.length, open: open.length, refused: new Set(faults.map(({ line }) => line)).size };
  const saveLines = () => {
    const heads = [t('carrier_bills.screens.intake.line'), t('carrier_bills.screens.intake.why')];
    const rows = faults.map(({ line, msg }) => [line, msg[currentLanguage()]]);
    const name = t('carrier_bills.screens.intake.lines_file', { file: withoutEnding(file.name) });
    saveFile(new Blob([csvText([heads, ...rows])], { type: 'text/csv' }), name);
  };
  return (
    <Card title={file.name} aside={t(`carrier_bills.sources.${format}`)}>
      <p role="status" className={classes.outcome}>
        <b>{t('carrier_bills.screens.intake.outcome', outcome)}</b>
        {faults.length > 0 && <span className={shared.note}>{t('carrier_bills.screens.intake.nothing_kept')}</span>}
      </p>
      {source && <SheetNotes source={source} />}
      {bills.length > 0 && <Bills bills={bills} />}
      {faults.length > 0 && <Refused one={one} carriers={carriers} scac={scac} />}
      {faults.length > 0 && (
        <div className={classes.after}>
          <Button kind="ghost" icon={<DownloadIcon size={16} />} onClick={saveLines}>
            {t('carrier_bills.screens.intake.lines')}
          </Button>
          <Button pending={pending} onClick={onAgain}>
            {t('carrier_bills.screens.intake.again')}
          </Button>
        </div>
      )}
    </Card>
  );
};

const Bills = ({ bills }: Pick<FileTaken, 'bills'>) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.bills}>
      <li className={classes.heads} aria-hidden="true">
        <span>{t('carrier_bills.screens.list.bill')}</span>
        <span>{t('carrier_bills.screens.list.load')}</span>
        <span>{t('carrier_bills.screens.intake.against')}</span>
        <span>{t('carrier_bills.screens.list.status')}</span>
        <span>{t('carrier_bills.screens.list.amount')}</span>
      </li>
      {bills.map((bill) => (
        <li key={`${bill.line} ${bill.number}`}>
          {bill.id === null ? <b>{bill.number}</b> : <Link {...carrierBillAddress(bill.id)}>{bill.number}</Link>}
          <span className={shared.quiet}>
            {bill.load_id === null ? t('carrier_bills.screens.intake.no_load') : bill.load_id}
          </span>
          <span className={classes.difference}>
            <Difference amount={bill.difference} />
          </span>
          <span>{bill.status && <BillChip status={bill.status} />}</span>
          <span className={classes.amount}>{money(bill.amount)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Lines that were refused and why; a charge that nobody knows is answered where it stands. */
const Refused = ({ one, carriers, scac }: Pick<CardProps, 'one' | 'carriers' | 'scac'>) => {
  const { t } = useTranslation();
  const { taken } = one;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const keep = useMutation({
    mutationFn: keepChargeName,
    onSuccess: (_, { name, code }) => setAnswers((before) => ({ ...before, [name]: code ?? '' })),
    onError: notifyFailure,
  });
  const carrier = carriers.find((known) => known.scac === (one.scac || taken.bills[0]?.scac || scac));
  return (
    <ul className={classes.rows}>
      {taken.faults.map(({ line, code, msg, charge }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line may have the same fault twice
        <li key={`${line} ${code} ${index}`} className={classes.fault}>
          <b>
            {t('carrier_bills.screens.intake.line')} {line}
          </b>
          <span>{msg[currentLanguage()]}</span>
          {charge && carrier && (
            <SelectField
              label={t('carrier_bills.screens.intake.what_is', { charge })}
              placeholder={t('carrier_bills.screens.intake.choose_charge')}
              options={chargeOptions()}
              value={answers[charge] ?? ''}
              onChange={(chosen) => keep.mutate({ carrier_id: carrier.id, name: charge, code: chosen })}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
