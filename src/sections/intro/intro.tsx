import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Columns, StickyColumn, spanTwoColumns } from '../../components/columns';
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
    '& > :last-child': spanTwoColumns,
  },
});

const Lede = chakra(Prose, { base: { textStyle: 'lead' } });

const Highlights = chakra('ul', {
  base: {
    display: 'grid',
    gap: '0 2rem',
    alignContent: 'start',
    '& li': { paddingBlock: '0 0.5rem' },
    // The line above the first row is the thread, where there is an edit.
    '& li + li': { borderTopWidth: '1px' },
    sm: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& li:nth-of-type(2)': { borderTopWidth: 0 },
    },
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
        <StickyColumn>
          <Lede>{children}</Lede>
        </StickyColumn>
        <div>
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
        </div>
      </Row>
    </Section>
  );
}
