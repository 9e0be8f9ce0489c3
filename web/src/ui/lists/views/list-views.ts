/** A view of a list that a person keeps under a name, as far as the kit looks into it. */
export type SavedListView = { id: number; name: string; is_default?: boolean };

export type ViewName = { name: string; is_default: boolean };

/** The views of a list: those that are there for everybody, and those a person has saved. */
export type ListViews = {
  builtIn: readonly { name: string; label: string }[];
  /** What is on screen: a saved view by its id, or a built-in one by its name. */
  current: { label: string; isEdited: boolean; builtIn: string | null; saved: number | null };
  /** Says which view a list opens with; left out where it always opens with the same. */
  opensFirst?: string;
  opensFirstOf?: (name: string) => string;
  useSaved: () => { data: readonly SavedListView[] | undefined; error: Error | null; refetch: () => unknown };
  openBuiltIn: (name: string) => void;
  /** Shows the list as the view keeps it, its columns included. */
  open(view: SavedListView): void;
  /** Whether the list on screen looks for something else than the view keeps. */
  isChanged(view: SavedListView): boolean;
  /** Keeps the list as it is on screen. */
  add: (named: ViewName) => Promise<SavedListView>;
  /** Has the view keep the list as it is on screen. */
  replace(view: SavedListView): Promise<unknown>;
  change: (id: number, changed: Partial<ViewName>) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** Saves a view again that was removed. */
  restore(view: SavedListView): Promise<unknown>;
  /** Reads the saved views again. */
  reread: () => Promise<void>;
};

/** What the menu of views opens beside the list. */
export type ViewTask = 'save' | 'manage';
