import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { PercentIcon } from '../../ui/icons/action-icons.tsx';
import { choiceOver } from './choice-over.ts';
import classes from './head-button.module.css';

const MarkupDialog = lazy(async () => ({ default: (await import('./markup-dialog.tsx')).MarkupDialog }));

type MarkupButtonProps = { load: LoadDetails; quotes: CarrierQuotes | undefined };

/** Opens the reader's own markup of a load; there is none for those who buy for themselves, or once it is booked. */
export const MarkupButton = ({ load, quotes }: MarkupButtonProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!quotes?.markup || choiceOver(load)) return null;
  return (
    <>
      <Button
        icon={<PercentIcon size={16} />}
        aria-label={t('quotes.markup.title')}
        title={t('quotes.markup.title')}
        onClick={() => setOpen(true)}
      >
        <span className={classes.wide}>{t('quotes.markup.open')}</span>
      </Button>
      <Suspense>
        {open && <MarkupDialog load={load} quotes={quotes} markup={quotes.markup} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
