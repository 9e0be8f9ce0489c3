import type { DispatchMode } from '@portal/contract/modes/dispatch-modes.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';
import { ModeIcon } from '../equipment/mode-icon.tsx';

const quoteTypes = {
  ltl: 'ltl',
  ftl: 'ftl',
  exp: 'expedited',
  reefer: 'reefer',
  flatbed: 'flatbed',
  drayage: 'drayage',
} as const satisfies Record<Exclude<DispatchMode, 'insurance'>, QuoteType>;

/** The icon of what may be booked; its name, `accounts.modes.{mode}`, is shown beside it. */
export const DispatchModeIcon = ({ mode, ...icon }: IconProps & { mode: DispatchMode }) =>
  mode === 'insurance' ? <ShieldIcon {...icon} /> : <ModeIcon mode={quoteTypes[mode]} {...icon} />;
