import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Headline } from '../components/headline';
import { languageAttributes } from '../components/in-language';
import { Link } from '../components/link';
import { Container } from '../components/section';

const Root = chakra('nav', { base: { paddingBottom: 'section' } });

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '4rem',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Entry = chakra('li', {
  base: {
    display: 'flex',
    borderTopWidth: '1px',
    md: { '&:only-child': { gridColumn: '1 / -1' } },
  },
});

const EntryLink = chakra(Link, {
  base: {
    flex: '1',
    display: 'block',
    paddingBlock: '1.25rem 1.75rem',
    '&:hover h3': { color: 'fg.accent' },
  },
});

const Label = chakra('span', {
  base: { display: 'block', textStyle: 'note' },
});

const Title = chakra('h3', {
  base: {
    marginTop: '0.375rem',
    fontSize: 'clamp(1.625rem, 1.35rem + 1.1vw, 2.25rem)',
    lineHeight: '1.1',
  },
});

type OtherEntry = {
  path: string;
  /** null: the language of the site. */
  language?: string | null;
  title: string;
  /** What it is to this page. */
  label: string;
};

type MoreEntriesProps = {
  /** The heading, for screen readers. */
  heading: string;
  entries: readonly OtherEntry[];
};

/** Returns those entries that the slugs name, in their order, each with what it is to this page. */
export const entriesNamed = <Entry extends { slug: string }>(
  slugs: readonly (string | null)[],
  entries: readonly Entry[],
  label: string,
) =>
  slugs.flatMap((slug) =>
    entries.filter((one) => one.slug === slug).map((one) => ({ ...one, label })),
  );

/** Renders links from an entry of a collection to others. */
export function MoreEntries({ heading, entries }: MoreEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Root aria-labelledby="more-entries">
      <Container>
        <VisuallyHidden as="h2" id="more-entries">
          {heading}
        </VisuallyHidden>
        <Grid>
          {entries.map(({ path, language = null, title, label }) => (
            <Entry key={path}>
              <EntryLink href={path}>
                <Label>{label}</Label>
                <Title {...languageAttributes(language)}>
                  <Headline text={title} />
                </Title>
              </EntryLink>
            </Entry>
          ))}
        </Grid>
      </Container>
    </Root>
  );
}
