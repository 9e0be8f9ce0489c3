import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SearchField } from '../../ui/lists/filters/filter-line.tsx';
import { Kbd } from '../../ui/primitives/kbd.tsx';
import { settingsGroups, type SettingsScreenName } from '../../features/settings/settings-screens.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import classes from './settings-list.module.css';
import { SettingWarning } from './setting-warning.tsx';

type SettingsListProps = {
  /** The open one. */
  current: SettingsScreenName | undefined;
  searchField?: Ref<HTMLInputElement> | undefined;
  /** Called after one was chosen; closes the sheet of a phone. */
  onLeave?: (() => void) | undefined;
};

type Listed = ReturnType<typeof useSettings>[number];

/** All settings by their groups, and a search over them. Arrows go along the list from its field on. */
export const SettingsList = ({ current, searchField, onLeave }: SettingsListProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const found = useSettings(search);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const openFirst = () => {
    const [first] = found;
    if (!first || search === '') return;
    onLeave?.();
    void navigate(first.address);
  };
  const edges = useEdges(list, `${current} ${found.length}`);
  return (
    <nav className={classes.nav} aria-label={t('frame.navigation.settings')} onKeyDown={goByArrows}>
      <form
        role="search"
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
      >
        <SearchField
          ref={searchField}
          label={t('settings.index.search')}
          hint={t('settings.index.search_hint')}
          current={search}
          onSearch={setSearch}
        />
        {search === '' && (
          <span className={classes.key} aria-hidden="true">
            <Kbd>/</Kbd>
          </span>
        )}
      </form>
      <div ref={list} className={classes.list} {...edges}>
        {settingsGroups.map((group) => {
          const settings = found.filter((setting) => setting.group === group);
          return settings.length === 0 ? null : (
            <section key={group}>
              <h2 className={classes.group}>{t(`settings.index.groups.${group}`)}</h2>
              <ul>
                {settings.map((setting) => (
                  <Item key={setting.name} setting={setting} isCurrent={setting.name === current} onLeave={onLeave} />
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && (
          <p role="status" className={classes.none}>
            {t('settings.index.none_found')}
          </p>
        )}
      </div>
    </nav>
  );
};

type ItemProps = { setting: Listed; isCurrent: boolean; onLeave: (() => void) | undefined };

const Item = ({ setting: { name, address, title }, isCurrent, onLeave }: ItemProps) => (
  <li>
    <Link
      {...address}
      className={classes.item}
      title={title}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onLeave && { onClick: onLeave })}
    >
      <span>{title}</span>
      <SettingWarning name={name} />
    </Link>
  </li>
);

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the field into the list, along it, and back from its first line. */
const goByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const to = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  event.preventDefault();
  to?.focus();
};

const fadePx = 36;

/** Brings the open line into sight, and says at which edges there is more than is seen. */
const useEdges = (list: RefObject<HTMLDivElement | null>, content: string) => {
  const [more, setMore] = useState({ above: false, below: false });
  const look = () => {
    const box = list.current;
    if (!box) return;
    const above = box.scrollTop > 1;
    const below = box.scrollTop + box.clientHeight < box.scrollHeight - 1;
    setMore((known) => (known.above === above && known.below === below ? known : { above, below }));
  };
  const show = useEffectEvent(() => {
    bringIntoSight(list.current);
    look();
  });
  useEffect(() => show(), [content]);
  return { onScroll: look, 'data-more-above': more.above || undefined, 'data-more-below': more.below || undefined };
};

const bringIntoSight = (box: HTMLElement | null): void => {
  const line = box?.querySelector<HTMLElement>('[aria-current=page]');
  if (!box || !line) return;
  const [frame, place] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const past = place.bottom - (frame.bottom - fadePx);
  const before = frame.top + fadePx - place.top;
  if (past > 0) box.scrollTop += past;
  else if (before > 0) box.scrollTop -= before;
};
