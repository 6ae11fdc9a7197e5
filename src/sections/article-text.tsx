import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { DisclosureSummary } from '../components/disclosure';
import { dropCap } from '../components/drop-cap';
import { languageAttributes, TextLanguage } from '../components/in-language';
import { Prose } from '../components/prose';
import { QuietLink } from '../components/quiet-link';
import { Container } from '../components/section';
import { PageAttribute } from '../contract/page-attributes';

/** The width of about 66 characters. */
const measure = '40rem';

const textGrid = {
  display: 'grid',
  columnGap: '4rem',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measure}) minmax(0, 1fr)`,
} as const;

const TextGrid = chakra('div', {
  base: {
    display: 'grid',
    // `minmax(0, …)`, because otherwise the column would be as wide as its widest table.
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '1.5rem',
    paddingBlock: 'clamp(1.5rem, 5vw, 5rem) clamp(3rem, 5vw, 5rem)',
    lg: textGrid,
  },
});

/** In wide windows it is always open beside the text, where `::details-content` is supported. */
const Contents = chakra('nav', {
  base: {
    maxWidth: measure,
    fontSize: 'small',
    lineHeight: '1.4',
    '& details': { borderBlockWidth: '1px' },
    '& summary': { minHeight: '44px' },
    '& h2': { fontFamily: 'sans', textStyle: 'label' },
    '& ol': { paddingBottom: '0.75rem' },
    lg: { gridColumn: 2 },
    xl: {
      '@supports selector(::details-content)': {
        position: 'sticky',
        zIndex: 1,
        top: '7rem',
        gridArea: '1 / 1',
        alignSelf: 'start',
        maxWidth: '14rem',
        // Scrolls in a short window. The padding is room for the outlines of links.
        maxHeight: 'calc(100vh - 8rem)',
        overflowY: 'auto',
        padding: '6px',
        margin: '-6px',
        '& summary': { display: 'none' },
        '& ::details-content': { contentVisibility: 'visible' },
      },
    },
  },
});

const Text = chakra(Prose, {
  base: {
    maxWidth: measure,
    fontSize: 'clamp(1.125rem, 1.07rem + 0.28vw, 1.25rem)',
    lineHeight: '1.7',
    '& > :first-child': { marginTop: 0 },
    lg: {
      ...textGrid,
      gridColumn: '1 / -1',
      maxWidth: 'none',
      // The columns of wide components.
      '--wide': '2 / -1',
      '& > *': { gridColumn: 2 },
    },
    xl: { '@supports selector(::details-content)': { gridRow: 1 } },
    '& em': { fontSize: '1.12em', lineHeight: '1' },
    '& h2': {
      marginTop: '1.75em',
      fontSize: 'clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)',
    },
    '& > blockquote': {
      marginBlock: '1.2em 0.4em',
      borderInlineStartWidth: '3px',
      paddingInlineStart: '1.25em',
      lg: { marginInlineStart: 'calc(-1.25em - 3px)' },
      fontFamily: 'serif',
      fontSize: '1.3em',
      lineHeight: '1.3',
      '& code': { fontSize: '0.72em' },
    },
  },
  variants: {
    dropCap: {
      true: {
        '& > p:first-of-type': dropCap({
          marginInlineEnd: '0.07em',
          marginTop: '0.07em',
          fontSize: '5.6em',
        }),
        '@supports (initial-letter: 3)': {
          '& > p:first-of-type::first-letter': {
            float: 'none',
            marginTop: 0,
            marginInlineEnd: '0.3em',
            fontSize: 'inherit',
            lineHeight: 'inherit',
            initialLetter: '3',
          },
        },
      },
    },
  },
});

type ArticleTextProps = {
  /** null: the language of the site. */
  language: string | null;
  /** The headings with their ids; empty: no table of contents. */
  contents: readonly { id: string; words: string }[];
  /** The heading of the table of contents. */
  heading: string;
  dropCap: boolean;
  children: ReactNode;
};

/** Renders the text of an article with its table of contents. */
export function ArticleText({ language, contents, heading, dropCap, children }: ArticleTextProps) {
  const inLanguage = languageAttributes(language);
  return (
    <Container>
      <TextGrid>
        {contents.length > 0 && (
          <Contents aria-labelledby="article-contents">
            <details>
              <DisclosureSummary>
                <h2 id="article-contents">{heading}</h2>
              </DisclosureSummary>
              <ol {...inLanguage}>
                {contents.map(({ id, words }) => (
                  <li key={id}>
                    <QuietLink href={`#${id}`}>{words}</QuietLink>
                  </li>
                ))}
              </ol>
            </details>
          </Contents>
        )}
        <Text dropCap={dropCap} {...{ [PageAttribute.articleText]: '' }} {...inLanguage}>
          <TextLanguage language={language}>{children}</TextLanguage>
        </Text>
      </TextGrid>
    </Container>
  );
}
