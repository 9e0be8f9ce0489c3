import { useBookLoad, useLoadFaults, useLoadForm } from '../form/book-load-context.ts';
import type { ItemForm, LoadForm } from '../form/load-form.ts';

const withItem = (form: LoadForm, key: string, edit: (item: ItemForm) => Partial<ItemForm>): LoadForm => ({
  ...form,
  line_items: form.line_items.map((item) => (item.key === key ? { ...item, ...edit(item) } : item)),
});

/** One line item of the form, its changes and its faults; null once it has been removed. */
export const useItem = (key: string) => {
  const form = useLoadForm();
  const { change } = useBookLoad();
  const { faultOf, faultUnder } = useLoadFaults();
  const index = form.line_items.findIndex((item) => item.key === key);
  const item = form.line_items[index];
  if (!item) return null;
  const pathOf = (field: string) => `line_items.${index}.${field}`;
  return {
    item,
    index,
    units: form.units,
    changeItem: (edit: Partial<ItemForm>) =>
      change((current) => withItem(current, key, () => edit), `line_items.${index}`),
    faultOf: (field: string) => faultOf(pathOf(field)),
    faultUnder: (field: string) => faultUnder(pathOf(field)),
  };
};
