import { chakra } from '@chakra-ui/react/styled-system';
import { columns } from '../components/columns';
import { Headline } from '../components/headline';
import { languageAttributes } from '../components/in-language';
import { Link } from '../components/link';
import { Section } from '../components/section';
import { SectionHeading, type SectionWords } from '../components/section-heading';
import type { OpeningPart } from '../content/text/text-length';

const List = chakra('ul', {
  base: {
    ...columns,
    rowGap: 0,
    marginTop: 'content',
    // A thread of its own for each.
    '& li': { display: 'flex', borderTop: '3px solid {colors.thread.1}' },
    '& li:nth-of-type(2)': { borderColor: 'thread.4' },
    '& li:nth-of-type(3)': { borderColor: 'thread.3' },
    '& span': {
      display: 'block',
      fontFamily: 'serif',
      fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.875rem)',
      lineHeight: '1.25',
    },
    '& small': { display: 'block', marginTop: '0.375rem', fontSize: 'body' },
    '& small em': { fontFamily: 'inherit', fontStyle: 'normal' },
  },
});

const ArticleLink = chakra(Link, {
  base: { flex: '1', paddingBlock: '0.625rem', _hover: { color: 'fg.accent' } },
});

type OpeningsProps = SectionWords & {
  articles: readonly {
    path: string;
    language: string | null;
    title: string;
    opening: readonly OpeningPart[];
    sample: boolean;
  }[];
};

/** Renders the first sentences of articles, with links to the rest. */
export const Openings = ({ articles, ...heading }: OpeningsProps) => (
  <Section aria-labelledby="openings">
    <SectionHeading id="openings" {...heading} isSample={articles.some(({ sample }) => sample)} />
    <List>
      {articles.map(({ path, language, title, opening }) => (
        <li key={path}>
          <ArticleLink href={path} {...languageAttributes(language)}>
            <span>
              {opening.map(({ words, isEmphasized }, index) =>
                // The same words may occur twice.
                isEmphasized ? <em key={`${index} ${words}`}>{words}</em> : words,
              )}
            </span>
            <small>
              <Headline text={title} />
            </small>
          </ArticleLink>
        </li>
      ))}
    </List>
  </Section>
);
