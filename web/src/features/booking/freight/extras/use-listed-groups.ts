import { type PackingGroup, packingGroups, UnNumber } from '@portal/contract/commodities/hazmat.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hazmatNumbers } from '../../../commodities/commodities.api.ts';
import type { HazmatForm } from '../form/load-form.ts';

/** Tells the form which packing groups the list has for the UN number in it, however the number came there. */
export const useListedGroups = (hazmat: HazmatForm, tell: (groups: PackingGroup[]) => void): void => {
  const number = hazmat.un_number.trim();
  const isNumber = UnNumber.safeParse(number).success;
  const { data, isPlaceholderData } = useQuery({ ...hazmatNumbers(number), enabled: isNumber });
  const entries = data && !isPlaceholderData ? data.items.filter((entry) => entry.un_number === number) : [];
  const listed = packingGroups.filter((group) => entries.some((entry) => entry.packing_groups.includes(group)));
  const known = !isNumber || (data !== undefined && !isPlaceholderData);
  useEffect(() => {
    if (known && listed.join() !== hazmat.listed_groups.join()) tell(listed);
  });
};
