import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureData } from '../components/picture';
import { Portrait } from '../components/portrait';
import { QuietLink } from '../components/quiet-link';
import { SampleNote } from '../components/sample-note';
import { Container } from '../components/section';
import type { ContentLink } from '../content/schemas/primitives';

const Root = chakra('section', { base: { paddingBottom: 'clamp(3rem, 5vw, 5rem)' } });

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem 1.25rem',
    alignItems: 'center',
    maxWidth: '40rem',
    lg: { marginInline: 'auto' },
    paddingTop: '1.5rem',
    borderTopWidth: '1px',
  },
});

const Label = chakra('h2', {
  base: { color: 'fg.muted', fontFamily: 'sans', fontSize: 'caption', lineHeight: '1.5' },
});
const Name = chakra('p', {
  base: { textStyle: 'heading', lineHeight: '1.15' },
});
const Role = chakra('p', { base: { textStyle: 'note' } });

const Profiles = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.25rem',
    fontSize: 'small',
    sm: { marginInlineStart: 'auto' },
  },
});

type ArticleAuthorProps = {
  /** The heading above the name. */
  label: string;
  name: string;
  role: string;
  portrait: PictureData;
  /** true: the author came with the site, and the article did not. */
  sample: boolean;
  profiles: readonly ContentLink[];
};

export function ArticleAuthor({
  label,
  name,
  role,
  portrait,
  sample,
  profiles,
}: ArticleAuthorProps) {
  return (
    <Root aria-labelledby="article-author">
      <Container>
        <SampleNote isSample={sample} />
        <Row>
          <Portrait picture={portrait} sizes="64px" width="4rem" />
          <div>
            <Label id="article-author">{label}</Label>
            <Name>{name}</Name>
            <Role>{role}</Role>
          </div>
          {profiles.length > 0 && (
            <Profiles>
              {profiles.map((profile) => (
                <li key={profile.href}>
                  <QuietLink href={profile.href} rel="me">
                    {profile.label}
                  </QuietLink>
                </li>
              ))}
            </Profiles>
          )}
        </Row>
      </Container>
    </Root>
  );
}
