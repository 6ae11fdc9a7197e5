import type { PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { PublishedPage } from '../content/published-page';

/** The props of a page with its own text, which comes as its children. */
export type TextPageProps<Data> = Omit<PageProps<Data, PublishedPage>, 'children'> & {
  children: ReactNode;
};
