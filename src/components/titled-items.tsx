type TitledItemsProps = { items: readonly { title: string; text: string }[] };

/** Renders list items, each with a heading and a sentence or two. */
export const TitledItems = ({ items }: TitledItemsProps) =>
  items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
