/** The texts of a list, by the slugs of its entries. `src/gatsby/list-texts.ts` writes it. */
declare module 'list-texts/*' {
  import type { ComponentType } from 'react';

  export const texts: Readonly<Record<string, ComponentType>>;
}
