import { chakra } from '@chakra-ui/react/styled-system';
import type { ContentLink } from '../content/schemas/primitives';
import { underlined } from '../theme/mixins';
import { Link } from './link';

const TextLink = chakra(Link, { base: underlined('fg.accent', '2px') });

type TitledItemsProps = {
  items: readonly { title: string; text: string; link?: ContentLink | null }[];
};

/** Renders list items, each with a heading, a sentence or two, and the link that follows them. */
export const TitledItems = ({ items }: TitledItemsProps) =>
  items.map(({ title, text, link }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>
        {text}
        {link && (
          <>
            {' '}
            <TextLink href={link.href}>{link.label}</TextLink>
          </>
        )}
      </p>
    </li>
  ));
