import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { columns, spanTwoColumns } from './columns';
import { Headline } from './headline';
import { languageAttributes } from './in-language';
import { Link } from './link';
import { SampleNote } from './sample-note';
import { Container } from './section';

const Rows = chakra('ul', { base: { paddingBottom: 'clamp(3rem, 6vw, 5rem)' } });

const Row = chakra('li', { base: { borderTopWidth: '1px' } });

/** The link of the title covers the whole entry. */
const Entry = chakra('article', {
  base: {
    position: 'relative',
    ...columns,
    rowGap: '0.5rem',
    alignItems: 'baseline',
    paddingBlock: 'clamp(1.5rem, 3vw, 2.25rem)',
    '&:hover h2': { color: 'fg.accent' },
  },
  variants: {
    isLead: {
      true: {
        rowGap: '1.5rem',
        alignItems: 'center',
        '& > :first-child': spanTwoColumns,
      },
    },
  },
});

const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    textStyle: 'note',
    lineHeight: '1.6',
  },
  variants: { isStacked: { true: { lg: { display: 'grid' } } } },
});

const Title = chakra('h2', {
  base: {
    fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
    lineHeight: '1.08',
    letterSpacing: '-0.01em',
  },
  variants: {
    isLead: { true: { marginBlock: '0.75rem', fontSize: 'title' } },
  },
});

const TitleLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0' } },
});

const Description = chakra('p', { base: { color: 'fg.muted' } });

type PageEntryProps = {
  path: string;
  /** null: the language of the site. */
  language: string | null;
  title: string;
  description: string;
  facts: ReactNode;
  /** What is shown beside the words of a large entry. */
  lead?: ReactNode;
};

/** Renders a page in a list of pages. */
export function PageEntry({ path, language, title, description, facts, lead }: PageEntryProps) {
  const inLanguage = languageAttributes(language);
  const isLead = lead !== undefined;
  const words = (
    <>
      <Facts isStacked={!isLead}>{facts}</Facts>
      <Title isLead={isLead} {...inLanguage}>
        <TitleLink href={path}>
          <Headline text={title} />
        </TitleLink>
      </Title>
      <Description {...inLanguage}>{description}</Description>
    </>
  );
  if (!isLead) return <Entry>{words}</Entry>;
  return (
    <Entry isLead>
      {lead}
      <div>{words}</div>
    </Entry>
  );
}

/** Renders a list of pages, each as a `PageEntry`. */
export const PageEntries = <Page extends { path: string; sample: boolean }>({
  pages,
  children,
}: {
  pages: readonly Page[];
  children: (page: Page, index: number) => ReactNode;
}) => (
  <Container>
    <SampleNote isSample={pages.some(({ sample }) => sample)} />
    <Rows>
      {pages.map((page, index) => (
        <Row key={page.path}>{children(page, index)}</Row>
      ))}
    </Rows>
  </Container>
);
