import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '../components/link';
import { Container } from '../components/section';
import type { ContentLink } from '../content/schemas/primitives';
import { underlined } from '../theme/mixins';

const Row = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem',
    marginInline: '-12px',
    paddingBottom: '1.25rem',
  },
});

const Topic = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: '12px',
    borderRadius: 'pill',
    textStyle: 'note',
    _hover: { color: 'fg' },
    '&[aria-current]': {
      color: 'fg',
      ...underlined('thread.1', '3px'),
      textUnderlineOffset: '0.5em',
    },
  },
});

type ListTopicsProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The link to the list of all articles. */
  all: ContentLink;
  topics: readonly ContentLink[];
  /** The path of the current page. */
  current: string;
};

/** Renders links to the list of all articles and to the list of each topic. */
export const ListTopics = ({ label, all, topics, current }: ListTopicsProps) => (
  <Container>
    <nav aria-label={label}>
      <Row>
        {[all, ...topics].map(({ label: words, href }) => (
          <li key={href}>
            <Topic href={href} aria-current={href === current ? 'page' : undefined}>
              {words}
            </Topic>
          </li>
        ))}
      </Row>
    </nav>
  </Container>
);
