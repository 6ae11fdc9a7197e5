import { chakra } from '@chakra-ui/react/styled-system';
import { Columns, spanTwoColumns } from '../components/columns';
import { EditedSentence } from '../components/edited-sentence';
import { eyebrowStyles } from '../components/eyebrow';
import { Headline } from '../components/headline';
import { HeroPicture } from '../components/hero-picture';
import { languageAttributes } from '../components/in-language';
import type { PictureData } from '../components/picture';
import { QuietLink } from '../components/quiet-link';
import { SampleNote } from '../components/sample-note';
import { Container } from '../components/section';
import type { ContentLink } from '../content/schemas/primitives';

const Head = chakra(Columns, {
  base: {
    rowGap: '1.5rem',
    alignItems: 'end',
    paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.25rem)',
  },
});

const Topics = chakra('ul', { base: { ...eyebrowStyles, flexWrap: 'wrap', rowGap: 0 } });

const Heading = chakra('div', { base: spanTwoColumns });

const Title = chakra('h1', {
  base: {
    fontSize: 'min(15vw, clamp(3rem, 1.75rem + 5.5vw, 6.5rem))',
    lineHeight: '0.98',
    letterSpacing: '-0.02em',
  },
});

const Standfirst = chakra('p', {
  base: { textStyle: 'lead', lineHeight: '1.5' },
});

const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.25rem',
    marginTop: '1.25rem',
    paddingTop: '1rem',
    borderTopWidth: '1px',
    textStyle: 'note',
    '& strong': { color: 'fg', fontWeight: '600' },
  },
});

const Edit = chakra('div', {
  base: { paddingBlock: 'clamp(2rem, 4vw, 3.5rem)', borderBlockWidth: '1px' },
});

type ArticleHeaderProps = {
  /** null: the language of the site. */
  language: string | null;
  title: string;
  description: string;
  /** In ISO 8601. */
  published: string;
  /** `published` in words. */
  publishedWords: string;
  updated: string | null;
  updatedWords: string | null;
  minutes: number;
  author: { name: string };
  topics: readonly ContentLink[];
  picture: PictureData;
  /** An edited sentence in place of the picture; words between asterisks were kept. */
  editedSentence: string | null;
  sample: boolean;
  words: { minutes: string; updated: string };
};

/** Renders the title of an article, its facts, and its picture or edited sentence. */
export function ArticleHeader({
  language,
  title,
  author,
  topics,
  picture,
  editedSentence,
  sample,
  words,
  ...article
}: ArticleHeaderProps) {
  const inLanguage = languageAttributes(language);
  return (
    <header>
      <Container>
        <Head>
          <Heading>
            <Topics>
              {topics.map(({ label, href }) => (
                <li key={href}>
                  <QuietLink href={href}>{label}</QuietLink>
                </li>
              ))}
            </Topics>
            <Title {...inLanguage}>
              <Headline text={title} />
            </Title>
          </Heading>
          <div>
            <SampleNote isSample={sample} />
            <Standfirst {...inLanguage}>{article.description}</Standfirst>
            <Facts>
              <strong>{author.name}</strong>
              <time dateTime={article.published} {...inLanguage}>
                {article.publishedWords}
              </time>
              <span>{`${article.minutes} ${words.minutes}`}</span>
              {article.updated !== null && (
                <span>
                  {`${words.updated} `}
                  <time dateTime={article.updated} {...inLanguage}>
                    {article.updatedWords}
                  </time>
                </span>
              )}
            </Facts>
          </div>
        </Head>
      </Container>
      {editedSentence === null ? (
        <HeroPicture picture={picture} sizes="100vw" priority />
      ) : (
        <Container>
          <Edit>
            <EditedSentence text={editedSentence} language={language} />
          </Edit>
        </Container>
      )}
    </header>
  );
}
