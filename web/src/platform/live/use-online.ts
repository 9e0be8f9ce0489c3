import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => onlineManager.subscribe(changed);

/** Whether the device has a network; queries wait while it has none, and go on by themselves. */
export const isOnline = (): boolean => onlineManager.isOnline();

/** The same for what is drawn. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

/** Runs each time the network is back. */
export const useOnReturn = (run: () => void): void => {
  const onReturn = useEffectEvent(run);
  useEffect(() => onlineManager.subscribe((isBack) => isBack && onReturn()), []);
};
