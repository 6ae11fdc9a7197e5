/** Returns the first of a list. Throws when the list is empty. */
export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** Returns the last of a list. Throws when the list is empty. */
export const last = <Item>(list: readonly Item[]): Item => first(list.toReversed());
