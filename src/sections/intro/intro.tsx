import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Columns } from '../../components/columns';
import { EditsToggle } from '../../components/first-draft';
import { Link } from '../../components/link';
import { Prose } from '../../components/prose';
import { Section, clipped } from '../../components/section';
import { SectionHeading, type SectionWords } from '../../components/section-heading';
import { underlined } from '../../theme/mixins';
import { IntroEdit, type IntroEditProps } from './intro-edit';

const Row = chakra(Columns, {
  base: {
    rowGap: '2rem',
    marginTop: 'content',
    // The edit beside the other two; without one, the services.
    '& > :nth-child(2)': { lg: { gridArea: '1 / 2 / span 2 / span 2' } },
  },
});

const Lede = chakra(Prose, { base: { textStyle: 'lead', lg: { paddingInlineEnd: '1rem' } } });

const Highlights = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    columnGap: '2rem',
    alignContent: 'start',
    '& li': { paddingBottom: '0.5rem', borderTopWidth: '1px' },
    '& h3': { textStyle: 'heading' },
  },
});

/** A link with a large touch target. */
const HighlightLink = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingBlock: '0.5rem',
    ...underlined('fg.accent', '2px'),
    _hover: { color: 'fg.accent' },
  },
});

type IntroProps = SectionWords & {
  edit?: IntroEditProps | null;
  /** The services. `href` leads to the plan that includes the service. */
  highlights: readonly { title: string; href: string; text: string }[];
  children: ReactNode;
};

/** Renders the introduction of the home page, with an edit and the services. */
export function Intro({ edit, highlights, children, ...heading }: IntroProps) {
  return (
    <Section aria-labelledby="what-we-do" style={clipped}>
      <SectionHeading id="what-we-do" {...heading} />
      <EditsToggle />
      <Row>
        <Lede>{children}</Lede>
        {edit && <IntroEdit {...edit} />}
        <Highlights>
          {highlights.map(({ title, href, text }) => (
            <li key={title}>
              <h3>
                <HighlightLink href={href}>{title}</HighlightLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Highlights>
      </Row>
    </Section>
  );
}
