import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import forms from 'generated/forms';
import { columns } from '../components/columns';
import { Icon } from '../components/icon';
import { Link } from '../components/link';
import { LogoWithName } from '../components/logo';
import { QuietLink } from '../components/quiet-link';
import { Container, DarkSurface } from '../components/section';
import { Tooltip, TooltipGroup } from '../components/tooltip';
import type { Translation } from '../content/page-context';
import { nativeLanguageName } from '../content/text/language';
import { NewsletterForm } from '../forms/markup/newsletter-form';
import { iconButtonRecipe } from '../theme/recipes';

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5rem 2rem',
    paddingBlock: '{spacing.section} 2rem',
    '& div > h2': { fontFamily: 'sans', textStyle: 'label', lineHeight: '1.6' },
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    xl: columns.lg,
  },
});

const Newsletter = chakra('div', {
  base: { md: { gridColumn: '1 / -1' }, xl: { gridColumn: 'auto' } },
});

/** Two links in a row where both fit. */
const Explore = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
    md: { display: 'block' },
  },
});

const Socials = chakra('ul', { base: { display: 'flex', gap: '8px', marginTop: '0.75rem' } });

const Social = chakra(Link, iconButtonRecipe);

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.5rem',
    alignItems: 'center',
    paddingBlock: '1rem 1.25rem',
    borderTopWidth: '1px',
    textStyle: 'note',
  },
});

const Brand = chakra('p', { base: { fontSize: 'min(1.375rem, 9vw)' } });

/** Has a row of its own where the links do not fit beside it. */
const Tagline = chakra('p', { base: { flexBasis: { base: '100%', lg: 'auto' } } });

const Copyright = chakra('p', { base: { lg: { marginInlineStart: 'auto' } } });

type LayoutData = Queries.LayoutDataFragment;
type FooterWords = LayoutData['layout']['footer'];

const ExploreLinks = ({ exploreHeading, explore }: FooterWords) => (
  <div>
    <h2>{exploreHeading}</h2>
    <Explore>
      {explore.map(({ label, href }) => (
        <li key={`${href} ${label}`}>
          <QuietLink href={href}>{label}</QuietLink>
        </li>
      ))}
    </Explore>
  </div>
);

const SocialLinks = ({ socials }: Pick<LayoutData['site'], 'socials'>) => (
  <TooltipGroup>
    <Socials>
      {socials.map(({ label, icon, href }) => (
        <li key={href}>
          <Social href={href} {...(!icon && { width: 'auto', paddingInline: '1rem' })}>
            {icon ? <Icon name={icon} /> : label}
            {icon && <VisuallyHidden>{label}</VisuallyHidden>}
            {icon && <Tooltip aria-hidden>{label}</Tooltip>}
          </Social>
        </li>
      ))}
    </Socials>
  </TooltipGroup>
);

type FooterProps = LayoutData & {
  /** The same page in other languages. */
  translations: readonly Translation[];
};

/** The last lines of every page: the brand, legal pages, translations and the copyright. */
const LastLines = ({ site, layout: { footer: words }, translations }: FooterProps) => (
  <Foot>
    <Brand>
      <LogoWithName brand={site.brand} />
    </Brand>
    <Tagline>{site.tagline}</Tagline>
    {[words.insights, words.caseStudies, words.statement, words.privacy, words.imprint].map(
      (link) =>
        link && (
          <QuietLink key={link.href} href={link.href}>
            {link.label}
          </QuietLink>
        ),
    )}
    {translations.map(({ path, language }) => (
      <QuietLink key={path} href={path} lang={language} hrefLang={language}>
        {nativeLanguageName(language)}
      </QuietLink>
    ))}
    <Copyright>{words.copyright}</Copyright>
  </Foot>
);

/** Renders the newsletter form, links, addresses and the last lines. */
export function Footer(props: FooterProps) {
  const { site, layout } = props;
  const words = layout.footer;
  return (
    <footer aria-label={words.label}>
      <DarkSurface>
        <Container>
          <Parts>
            {forms.newsletter && (
              <Newsletter>
                <NewsletterForm {...forms.newsletter} />
              </Newsletter>
            )}
            <ExploreLinks {...words} />
            <div>
              <h2>{words.contactHeading}</h2>
              <ul>
                <li>
                  <QuietLink href={site.address}>{words.websiteLabel}</QuietLink>
                </li>
                <li>
                  <QuietLink href={`mailto:${site.email}`}>{words.emailLabel}</QuietLink>
                </li>
              </ul>
              <SocialLinks socials={site.socials} />
            </div>
          </Parts>
          <LastLines {...props} />
        </Container>
      </DarkSurface>
    </footer>
  );
}
