import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FilterIcon } from '../../../ui/icons/action-icons.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import classes from './exclude-menu.module.css';
import type { Selection } from '../list/use-selection.ts';

type ExcludeMenuProps = { quotes: CarrierQuotes | undefined; selection: Selection };

/** Every carrier of the quote request, sorted by name. */
const carriersOf = (quotes: CarrierQuotes | undefined): Carrier[] => {
  const all = [...(quotes?.items ?? []), ...(quotes?.pending ?? [])].map(({ carrier }) => carrier);
  return [...new Map(all.map((carrier) => [carrier.id, carrier])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
};

/** Excludes carriers from the list and includes them again. */
export const ExcludeMenu = ({ quotes, selection: { excluded, setExcluded } }: ExcludeMenuProps) => {
  const { t } = useTranslation();
  const toggle = (id: number, shown: boolean) =>
    setExcluded(shown ? excluded.filter((one) => one !== id) : [...excluded, id]);
  const label = excluded.length
    ? t('quotes.selection.excluded', { count: excluded.length })
    : t('quotes.selection.exclude');
  return (
    <Popup
      label={t('quotes.selection.exclude')}
      width={280}
      trigger={(props) => (
        <Button {...props} aria-label={label}>
          <span className={classes.wide}>{label}</span>
          <FilterIcon size={18} className={classes.phone ?? ''} />
        </Button>
      )}
    >
      <div className={classes.menu}>
        <p className={classes.hint}>{t('quotes.selection.exclude_hint')}</p>
        {carriersOf(quotes).map((carrier) => (
          <Checkbox
            key={carrier.id}
            label={carrier.name}
            checked={!excluded.includes(carrier.id)}
            onChange={(shown) => toggle(carrier.id, shown)}
          />
        ))}
        {excluded.length > 0 && (
          <Button kind="link" size="small" onClick={() => setExcluded([])}>
            {t('quotes.selection.include_all')}
          </Button>
        )}
      </div>
    </Popup>
  );
};
