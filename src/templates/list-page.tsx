import type { ComponentProps, ReactNode } from 'react';
import type { ListContext, PageContext } from '../content/page-context';
import { Head } from '../head/head';
import { absoluteUrl } from '../head/head-page';
import { Layout } from '../layout/page-layout';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { Pagination } from '../sections/pagination';

type ListPageProps = {
  data: ComponentProps<typeof Layout>['data'] & Pick<ComponentProps<typeof Head>, 'site'>;
  context: PageContext & ListContext;
  /** The words on the lists of the collection. */
  content: {
    eyebrow: string;
    lede: string;
    words: ComponentProps<typeof Pagination>['words'];
    closing: ComponentProps<typeof Closing>;
  };
  /** The entries. */
  children: ReactNode;
};

/** Renders a page of a list of a collection, with links to the pages before and after it. */
export function ListPage({ data, context, content, children }: ListPageProps) {
  const { list } = context;
  const { newer, older } = list;
  return (
    <Layout data={data} path={list.path} context={context}>
      <Head
        site={data.site}
        page={{ ...list, hidden: false }}
        context={context}
        type="CollectionPage"
        moreLinks={[
          ...(newer === null ? [] : [{ rel: 'prev', href: absoluteUrl(data.site, newer) }]),
          ...(older === null ? [] : [{ rel: 'next', href: absoluteUrl(data.site, older) }]),
        ]}
      />
      <PageHero
        eyebrow={content.eyebrow}
        headline={list.headline}
        lede={list.topic === null ? content.lede : list.description}
      />
      {children}
      <Pagination list={list} words={content.words} />
      <Closing {...content.closing} />
    </Layout>
  );
}
