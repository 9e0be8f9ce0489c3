import { loadModes, modes } from '@portal/contract/modes/modes.ts';
import {
  allOptionsCount,
  isEnabled,
  type ModeFlags,
  quoteTypes,
  type QuoteType,
} from '@portal/contract/modes/quote-types.ts';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ModeIcon } from '../../equipment/mode-icon.tsx';
import { bookingAddress } from '../../loads/addresses.ts';

/** Id of the tab panel; its tabs have the ids `{panelId}-{quoteType}`. */
export const panelId = 'book-load';

type QuoteTabsProps = {
  /** The open way to quote. */
  value: QuoteType;
  /** An existing load keeps its way to quote. */
  fixed: boolean;
};

/** How many quotes a way to quote usually gets; undefined where that is unknown. */
const countOf = (type: QuoteType, flags: ModeFlags): number | undefined => {
  if (type === 'multi-service') return allOptionsCount(flags);
  const mode = loadModes.find((one) => one === type);
  return (mode && modes[mode].weight) || undefined;
};

/** The ways to quote that are enabled for the person. The form keeps its values when another one is opened. */
export const QuoteTabs = ({ value, fixed }: QuoteTabsProps) => {
  const { t } = useTranslation();
  const flags = useMe().settings.can_dispatch_modes;
  const router = useRouter();
  const offered = quoteTypes.filter((type) => (fixed ? type === value : isEnabled(type, flags)));
  return (
    <Tabs
      label={t('loads.book.tabs')}
      panel={panelId}
      tabs={offered.map((type) => ({
        value: type,
        label: t(`loads.modes.${type}`),
        glyph: <ModeIcon mode={type} size={17} />,
        count: countOf(type, flags),
      }))}
      value={value}
      onChange={(type) => void router.navigate({ ...bookingAddress(type), state: { chosen_by_tab: true } })}
    />
  );
};
