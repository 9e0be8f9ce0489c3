import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { number } from '../../platform/words/format.ts';
import classes from './tabs.module.css';

/** `isCapped`: there are more than `count`. */
export type Tab<T extends string> = {
  value: T;
  label: string;
  glyph?: ReactNode;
  count?: number | undefined;
  isCapped?: boolean;
};

type TabsProps<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Id of the element the tabs change; it carries `role="tabpanel"`. */
  panel: string;
};

/** Tabs on a line, the open one underlined, each with its glyph and count. Arrow keys move along them. */
export const Tabs = <T extends string>({ label, tabs, value, onChange, panel }: TabsProps<T>) => {
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInSight(list, value, tabs.map(({ count }) => count).join());
  return (
    <BaseTabs.Root value={value} onValueChange={(next: T) => onChange(next)} className={classes.root}>
      <BaseTabs.List ref={list} aria-label={label} className={classes.tabs} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            id={`${panel}-${tab.value}`}
            aria-controls={panel}
            data-value={tab.value}
            className={classes.tab}
            data-none={tab.count === 0 || undefined}
          >
            {tab.glyph}
            {tab.label}{' '}
            {tab.count !== undefined && (
              <span className={classes.count}>{`${number(tab.count, 0)}${tab.isCapped ? '+' : ''}`}</span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
    </BaseTabs.Root>
  );
};

/** On a narrow screen the line of tabs scrolls: the open one is brought into sight, again when the counts move it. */
const useOpenTabInSight = (list: RefObject<HTMLDivElement | null>, value: string, counts: string): void => {
  const isAtStart = useRef(true);
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>(`[data-value="${value}"]`);
    if (!line || !tab) return;
    // The first tab is in sight from the start; measuring it would lay out the whole screen again.
    if (isAtStart.current && tab === line.firstElementChild) return;
    isAtStart.current = false;
    const [start, end] = [tab.offsetLeft - line.offsetLeft, tab.offsetLeft - line.offsetLeft + tab.offsetWidth];
    if (start < line.scrollLeft || end > line.scrollLeft + line.clientWidth) {
      line.scrollLeft = start - (line.clientWidth - tab.offsetWidth) / 2;
    }
  }, [list, value, counts]);
};
