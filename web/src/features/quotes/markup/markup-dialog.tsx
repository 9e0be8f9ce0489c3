import { useDebounced } from '../../../platform/use-debounced.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Markup } from '@portal/contract/quotes/markup.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { seesCosts } from './margin.ts';
import classes from './markup-dialog.module.css';
import { MarkupPreview } from './markup-preview.tsx';
import { markupPreview, useSetMarkup } from './markups.api.ts';

type MarkupDialogProps = { load: LoadDetails; quotes: CarrierQuotes; markup: Markup; onClose: () => void };

const typingPauseMs = 250;
const maxPercent = 500;
const maxDollars = 1_000_000;

/** The typed numbers as a markup; null while one is missing or out of bounds. */
const markupOf = (percent: number | null, min: number | null): Markup | null => {
  if (percent === null || percent > maxPercent || min === null || min > maxDollars) return null;
  return { markup_percent: percent, markup_min: min };
};

/** The person’s markup on this load, with a preview of each price. */
export const MarkupDialog = ({ load, quotes, markup, onClose }: MarkupDialogProps) => {
  const { t } = useTranslation();
  const [percent, setPercent] = useState<number | null>(markup.markup_percent);
  const [min, setMin] = useState<number | null>(markup.markup_min);
  const wanted = markupOf(percent, min);
  const previewed = useDebounced(wanted, typingPauseMs);
  const preview = useQuery({ ...markupPreview(load.id, previewed ?? markup), placeholderData: keepPreviousData });
  const set = useSetMarkup(load.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || set.isPending) return;
    set.mutate(wanted, {
      onSuccess: () => {
        notify.success(t('quotes.markup.saved'));
        onClose();
      },
    });
  };
  return (
    <Dialog title={t('quotes.markup.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p className={classes.what}>
          {seesCosts(quotes)
            ? t('quotes.markup.by_operator', { account: load.account.name })
            : t('quotes.markup.by_seller', { account: load.account.name })}
        </p>
        {set.error && <Callout kind="danger">{errorText(set.error)}</Callout>}
        <div className={classes.fields}>
          <NumberField
            label={t('quotes.markup.percent')}
            unit="%"
            digits={3}
            value={percent}
            onChange={setPercent}
            data-autofocus
            error={percent === null || percent > maxPercent ? t('quotes.markup.percent_wrong') : undefined}
          />
          <NumberField
            label={t('quotes.markup.min')}
            unit="USD"
            digits={2}
            value={min}
            onChange={setMin}
            error={min === null || min > maxDollars ? t('quotes.markup.min_wrong') : undefined}
          />
        </div>
        <p className={classes.hint}>{t('quotes.markup.hint')}</p>
        <MarkupPreview quotes={quotes} preview={preview} />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button kind="primary" type="submit" pending={set.isPending}>
            {t('quotes.markup.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
