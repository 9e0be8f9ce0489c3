import { isCapability } from '@portal/contract/access/permissions.ts';
import { mayGive } from '@portal/contract/roles/may-give.ts';
import type { RoleWithRights } from '@portal/contract/roles/role.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { throwIfNotFound } from '../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { can, mayDo, useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/layout/detail-page.module.css';
import { SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { rolesAddress } from './addresses.ts';
import { ChangesCard } from './changes-card.tsx';
import { changedRights, changeTo, conditionsIn, draftOf, restoredDraft, type RightsDraft } from './rights-draft.ts';
import { RightsGrid, type RightsGridProps } from './rights-grid.tsx';
import { type RightsGroup, rightsGroups, rowLabel, rowText } from './rights-rows.ts';
import { RoleHeader } from './role-header.tsx';
import { roleName } from './role-name.ts';
import { roleDetails, useChangeRights } from './roles.api.ts';
import classes from './roles.module.css';

const route = getRouteApi('/frame/account-management/roles/$role/permissions');

/** What one role may do, and what changing it means. */
export const RolePage = () => {
  const { t } = useTranslation();
  const id = Number(route.useParams().role);
  const { data, error, refetch } = useQuery(roleDetails(id));
  throwIfNotFound(error);
  const name = data ? roleName(data, t) : '';
  usePageTitle(name || t('roles.title'));
  useBreadcrumb([
    { label: t('frame.navigation.account_management') },
    { label: t('roles.title'), address: rolesAddress },
    { label: name || String(id) },
  ]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={layout.page}>
      {data ? (
        <RoleEditor key={id} role={data} />
      ) : (
        <>
          <h1>{t('roles.title')}</h1>
          <Skeleton height={420} />
        </>
      )}
    </div>
  );
};

/** The draft of a role's rights, and how it is saved. Null stands for what is saved. */
const useRightsDraft = (role: RoleWithRights) => {
  const { t } = useTranslation();
  const [kept, setKept] = useState<RightsDraft | null>(null);
  const saved = draftOf(role.rights);
  const draft = kept ?? saved;
  const changes = changedRights(role.rights, draft);
  const saving = useChangeRights(role.id);
  const save = () => {
    if (changes.length === 0 || saving.isPending) return;
    saving.mutate(changeTo(role.rights, draft), {
      onSuccess: () => {
        setKept(null);
        notify.success(t('roles.changes_saved', { name: roleName(role, t) }));
      },
    });
  };
  return {
    saved,
    draft,
    changes,
    saving,
    save,
    set: (right: string, conditions: RightsDraft[string]) => setKept({ ...draft, [right]: conditions }),
    discard: () => setKept(null),
    replace: setKept,
  };
};

const RoleEditor = ({ role }: { role: RoleWithRights }) => {
  const me = useMe();
  const isPhone = usePhone();
  const { saved, draft, changes, saving, save, set, discard, replace } = useRightsDraft(role);
  const isYours = (name: string) => mayGive(name, (right) => (isCapability(right) ? can(me, right) : mayDo(me, right)));
  const builtIn = draftOf(role.built_in_rights);
  const restored = restoredDraft(saved, builtIn, isYours);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const card = (
    <ChangesCard
      role={role}
      changes={changes}
      error={saving.error ? errorText(saving.error) : null}
      pending={saving.isPending}
      onTakeBack={(right) => set(right, conditionsIn(saved, right))}
      onSave={save}
      onDiscard={discard}
    />
  );
  return (
    <>
      <RoleHeader
        role={role}
        restores={changedRights(role.rights, restored).length}
        differs={changedRights(role.rights, builtIn).length}
        onRestore={() => replace(restored)}
      />
      <div className={layout.columns}>
        <RightsCard
          saved={saved}
          draft={draft}
          changed={changes.map(({ right }) => right)}
          mayGive={isYours}
          onChange={set}
        />
        {!isPhone && <div className={classes.aside}>{card}</div>}
      </div>
      {isPhone && changes.length > 0 && <ChangesBar count={changes.length}>{card}</ChangesBar>}
      <LeaveQuestion isChanged={changes.length > 0} />
    </>
  );
};

/** On phones the changes wait in a bar at the bottom, which opens them. */
const ChangesBar = ({ count, children }: { count: number; children: ReactNode }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <Button kind="primary" size="main" fullWidth onClick={() => setOpen(true)}>
        {t('roles.changes', { count })}
      </Button>
      <Drawer opened={isOpen} title={t('roles.review')} onClose={() => setOpen(false)}>
        {children}
      </Drawer>
    </div>
  );
};

const shownOnes = ['all', 'granted', 'changed'] as const;
type Shown = (typeof shownOnes)[number];

type RightsCardProps = Omit<RightsGridProps, 'groups' | 'isUnfolded'> & { changed: readonly string[] };

const RightsCard = ({ changed, ...grid }: RightsCardProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const isIn = {
    all: () => true,
    granted: (right: string) => conditionsIn(grid.draft, right).length > 0,
    changed: (right: string) => changed.includes(right),
  };
  const isShown = isIn[shown];
  const rights = rightsGroups(Object.keys(grid.draft)).flatMap(({ rows }) => rows.flatMap((row) => row.rights));
  const label = (value: Shown): string => {
    const count = rights.filter(({ right }) => isIn[value](right)).length;
    return t(`roles.show_${value}`, { count });
  };
  const words = search.trim().toLowerCase();
  const matches = (row: RightsGroup['rows'][number]) =>
    row.rights.some(({ right }) => isShown(right)) &&
    `${rowLabel(row)} ${rowText(row, t)} ${row.name}`.toLowerCase().includes(words);
  const groups = rightsGroups(Object.keys(grid.draft))
    .map(({ name, rows }) => ({ name, rows: rows.filter(matches) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Card bare>
      <div className={classes.tools}>
        <TextField
          label={t('roles.search')}
          hideLabel
          type="search"
          icon={<SearchIcon size={15} />}
          placeholder={t('roles.search')}
          value={search}
          onChange={setSearch}
        />
        <Segmented
          label={t('roles.show')}
          options={shownOnes.map((value) => ({ value, label: label(value) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {groups.length > 0 ? (
        <RightsGrid groups={groups} isUnfolded={words !== '' || shown !== 'all'} {...grid} />
      ) : (
        <p className={classes.empty}>{t('roles.none_found')}</p>
      )}
    </Card>
  );
};

/** Asks before changes are lost. */
const LeaveQuestion = ({ isChanged }: { isChanged: boolean }) => {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title={t('roles.leave')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset} data-autofocus>
            {t('roles.stay')}
          </Button>
          <Button kind="danger" onClick={blocker.proceed}>
            {t('roles.leave_page')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
};
