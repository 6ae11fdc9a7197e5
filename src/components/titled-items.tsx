import type { ContentLink } from '../content/schemas/primitives';
import { TextLink } from './link';

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
