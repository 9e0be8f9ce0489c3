import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { TruckIcon } from '../../ui/icons/freight-icons.tsx';
import { type Icon, icon, type IconProps } from '../../ui/icons/icon.tsx';

const LayersIcon = /* @__PURE__ */ icon('m12 3 9 4.8-9 4.8-9-4.8zM3 12.2l9 4.8 9-4.8M3 16.4l9 4.8 9-4.8');
const BoltIcon = /* @__PURE__ */ icon('M13.5 2.8 5 13.5h6l-.8 7.7 8.8-11h-6z');
const SnowflakeIcon = /* @__PURE__ */ icon(
  'M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3 3.8 16.7M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11.2l3.4-1-.9-3.4M20 12.8l-3.4 1 .9 3.4M20 11.2l-3.4-1 .9-3.4M4 12.8l3.4 1-.9 3.4',
);
const FlatbedIcon = /* @__PURE__ */ icon(
  'M2.5 13.5h12v3h-5.2M4.7 16.5H2.5v-3M14.5 13.5v-5h3.5l3.5 4v4h-2.2M14.7 16.5h-.200M9.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M19.3 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
);
const ContainerIcon = /* @__PURE__ */ icon('M2.5 6.5h19v11h-19zM6.3 9.5v5M10.1 9.5v5M13.9 9.5v5M17.7 9.5v5');
const SemiTrailerIcon = /* @__PURE__ */ icon(
  'M1.8 5.5h13.7v10.5h-6M4.2 16H1.8V5.5M15.5 9h3.3l3.4 3.8V16h-1.7M15.7 16h-.2M9.3 16.7a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M20.3 16.7a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M6 9h5.5M6 12h5.5',
);

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

/** The icon of a quote type; its name, `loads.modes.{mode}`, is shown beside it. */
export const ModeIcon = ({ mode, ...icon }: IconProps & { mode: QuoteType }) => {
  const Glyph = icons[mode];
  return <Glyph {...icon} />;
};
