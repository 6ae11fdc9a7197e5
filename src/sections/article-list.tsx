import { chakra } from '@chakra-ui/react/styled-system';
import { EditedSentence } from '../components/edited-sentence';
import { languageAttributes } from '../components/in-language';
import { PageEntries, PageEntry } from '../components/page-entry';
import { Picture, type PictureData } from '../components/picture';
import { decorativeText } from '../theme/mixins';

const Topics = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '0.3em',
    '& :not(:last-child)::after': decorativeText(','),
  },
});

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
  sample: boolean;
};

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** The words after the number of minutes: `min read`. */
  minutes: string;
  /** true: the first article is large, with its picture. */
  hasLead: boolean;
};

export const ArticleList = ({ articles, minutes, hasLead }: ArticleListProps) => (
  <PageEntries pages={articles}>
    {({ published, publishedWords, topics, picture, editedSentence, ...article }, index) => (
      <PageEntry
        {...article}
        facts={
          <>
            <time dateTime={published} {...languageAttributes(article.language)}>
              {publishedWords}
            </time>
            <span>{`${article.minutes} ${minutes}`}</span>
            <Topics>
              {topics.map((topic) => (
                <span key={topic}>{topic}</span>
              ))}
            </Topics>
          </>
        }
        lead={
          hasLead && index === 0 ? (
            <Lead {...article} picture={picture} editedSentence={editedSentence} />
          ) : undefined
        }
      />
    )}
  </PageEntries>
);

const Lead = ({
  picture,
  editedSentence,
  language,
}: Pick<ArticleSummary, 'picture' | 'editedSentence' | 'language'>) =>
  editedSentence === null ? (
    <Picture
      picture={picture}
      sizes="(min-width: 80rem) 790px, (min-width: 64rem) 60vw, 92vw"
      priority
    />
  ) : (
    <EditedSentence text={editedSentence} language={language} />
  );
