import { useBookLoad, useLoadFaults, useFromLoad } from '../form/book-load-context.ts';
import { hazmatAdvice } from '../form/hazmat-faults.ts';
import type { ItemForm, LoadForm } from '../form/load-form.ts';

const withItem = (form: LoadForm, key: string, edit: (item: ItemForm) => Partial<ItemForm>): LoadForm => ({
  ...form,
  line_items: form.line_items.map((item) => (item.key === key ? { ...item, ...edit(item) } : item)),
});

/** One line item of the form with its changes and faults; null once it is removed. */
export const useItem = (key: string) => {
  const row = useFromLoad(({ line_items, units }) => {
    const index = line_items.findIndex((item) => item.key === key);
    return { item: line_items[index], index, units, hazmatAdvice: hazmatAdvice({ line_items, units }, index) };
  });
  const { change } = useBookLoad();
  const { faultOf, faultUnder } = useLoadFaults();
  const { item, index, units, hazmatAdvice: advice } = row;
  if (!item) return null;
  const pathOf = (field: string) => `line_items.${index}.${field}`;
  return {
    item,
    index,
    units,
    hazmatAdvice: advice,
    changeItem: (edit: Partial<ItemForm>) =>
      change((current) => withItem(current, key, () => edit), `line_items.${index}`),
    faultOf: (field: string) => faultOf(pathOf(field)),
    faultUnder: (field: string) => faultUnder(pathOf(field)),
  };
};
