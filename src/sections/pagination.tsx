import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { Container } from '../components/section';

const Row = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gap: '1rem',
    '@media (max-width: 21.99rem)': { gridTemplateColumns: '1fr' },
    alignItems: 'center',
    paddingBottom: 'section',
    textStyle: 'note',
    '& > :last-child': { justifySelf: 'end' },
    '& > :first-child': { justifySelf: 'start' },
  },
});

type PaginationProps = {
  list: {
    /** The number of this page, from 1. */
    page: number;
    pages: number;
    /** The path of the previous page; null on the first. */
    newer: string | null;
    /** The path of the next page; null on the last. */
    older: string | null;
  };
  words: { page: string; pages: string; newer: string; older: string };
};

/** Renders the links between the pages of a list. */
export function Pagination({ list, words }: PaginationProps) {
  const { page, pages, newer, older } = list;
  if (pages === 1) return null;
  return (
    <Container>
      <Row aria-label={words.pages}>
        <span>
          {newer !== null && (
            <ButtonLink variant="outline" href={newer} rel="prev">
              {words.newer}
            </ButtonLink>
          )}
        </span>
        <span>{`${words.page} ${page} / ${pages}`}</span>
        <span>
          {older !== null && (
            <ButtonLink variant="outline" href={older} rel="next">
              {words.older}
            </ButtonLink>
          )}
        </span>
      </Row>
    </Container>
  );
}
