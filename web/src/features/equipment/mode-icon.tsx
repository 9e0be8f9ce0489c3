import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { TruckIcon } from '../../ui/icons/freight-icons.tsx';
import type { Icon, IconProps } from '../../ui/icons/icon.tsx';
import {
  BoltIcon,
  ContainerIcon,
  FlatbedIcon,
  LayersIcon,
  SemiTrailerIcon,
  SnowflakeIcon,
} from '../../ui/icons/mode-icons.tsx';

const icons: Record<QuoteType, Icon> = {
  'multi-service': LayersIcon,
  ltl: TruckIcon,
  dedicated: TruckIcon,
  ftl: SemiTrailerIcon,
  expedited: BoltIcon,
  reefer: SnowflakeIcon,
  flatbed: FlatbedIcon,
  drayage: ContainerIcon,
};

/** The sign of a mode, or of a way to ask for several; its name, `loads.modes.{mode}`, stands beside it. */
export const ModeIcon = ({ mode, ...icon }: IconProps & { mode: QuoteType }) => {
  const Glyph = icons[mode];
  return <Glyph {...icon} />;
};
