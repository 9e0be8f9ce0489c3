import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { itemInfo, totals } from '@portal/contract/commodities/line-item.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';

type Call = typeof commodities.itemsInfo;

/** Density, volume and suggested class of each item (pounds, feet), and what they come to. */
export const describeItems = ({ line_items }: Input<Call>['body']): Reply<Call> => ({
  items: line_items.map(itemInfo),
  totals: totals(line_items),
});
