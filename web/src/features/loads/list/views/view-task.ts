/** What the menu of views opens beside the list. */
export type ViewTask = 'save' | 'manage';
