import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savedViewList } from './saved-views.api.ts';

/** Time the list has to itself before this asks for anything. */
const quietMs = 3000;

/** The saved views once they are known; asked for at once where one of them is on screen. */
export const useSavedViews = (onScreen: boolean) => useQuery({ ...savedViewList, enabled: onScreen }).data;

/** Learns quietly which view comes first, for the next time the list is opened. */
export const useFreshDefaultView = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery(savedViewList), quietMs);
    return () => clearTimeout(timer);
  }, [client]);
};
