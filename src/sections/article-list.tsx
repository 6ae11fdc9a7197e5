import { chakra } from '@chakra-ui/react/styled-system';
import { columns, spanTwoColumns } from '../components/columns';
import { EditedSentence } from '../components/edited-sentence';
import { Headline } from '../components/headline';
import { languageAttributes } from '../components/in-language';
import { Link } from '../components/link';
import { Picture, type PictureData } from '../components/picture';
import { Container } from '../components/section';

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

const Topics = chakra('span', { base: { display: 'inline-flex', gap: '0.625rem' } });

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

type ArticleSummary = {
  path: string;
  /** null: the language of the site. */
  language: string | null;
  title: string;
  description: string;
  /** In ISO 8601. */
  published: string;
  /** `published` in words. */
  publishedWords: string;
  minutes: number;
  topics: readonly string[];
  picture: PictureData;
  /** An edited sentence in place of the picture; words between asterisks were kept. */
  editedSentence: string | null;
};

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** The words after the number of minutes: `min read`. */
  minutes: string;
  /** true: the first article is large, with its picture. */
  hasLead: boolean;
};

export const ArticleList = ({ articles, minutes, hasLead }: ArticleListProps) => (
  <Container>
    <Rows>
      {articles.map((article, index) => (
        <Row key={article.path}>
          <ArticleEntry article={article} minutes={minutes} isLead={hasLead && index === 0} />
        </Row>
      ))}
    </Rows>
  </Container>
);

type EntryProps = { article: ArticleSummary; minutes: string; isLead: boolean };

function ArticleEntry({ article, minutes, isLead }: EntryProps) {
  const inLanguage = languageAttributes(article.language);
  const words = (
    <>
      <Facts isStacked={!isLead}>
        <time dateTime={article.published} {...inLanguage}>
          {article.publishedWords}
        </time>
        <span>{`${article.minutes} ${minutes}`}</span>
        <Topics>
          {article.topics.map((topic) => (
            <span key={topic}>{topic}</span>
          ))}
        </Topics>
      </Facts>
      <Title isLead={isLead} {...inLanguage}>
        <TitleLink href={article.path}>
          <Headline text={article.title} />
        </TitleLink>
      </Title>
      <Description {...inLanguage}>{article.description}</Description>
    </>
  );
  if (!isLead) return <Entry>{words}</Entry>;
  return (
    <Entry isLead>
      {article.editedSentence === null ? (
        <Picture
          picture={article.picture}
          sizes="(min-width: 80rem) 790px, (min-width: 64rem) 60vw, 92vw"
          priority
        />
      ) : (
        <EditedSentence text={article.editedSentence} language={article.language} />
      )}
      <div>{words}</div>
    </Entry>
  );
}
