import { unpublishedReason } from '../../content/publication';
import { valueAt } from '../../content/schemas/field-schema';

/** The GraphQL types of the fields that every page has, whatever its content type. */
export const pageFieldTypes = {
  template: 'String!',
  path: 'String!',
  headline: 'String!',
  hidden: 'Boolean!',
  unpublished: 'String',
  publicationStatus: 'String',
  language: 'String',
  translates: 'String',
};

/** Returns why a page is not ready to be published, as its banner says it; null if it is ready. */
function statusOf(unpublished: string | null, sample: unknown) {
  if (unpublished !== null) return `${unpublished}: this page is not published`;
  return sample === true ? 'Sample: make this page say what yours does before launch' : null;
}

/** Returns the page fields of an entry. Its own fields contain `language` and `translates`. */
export const pageFields = (
  template: string,
  path: string,
  data: Readonly<Record<string, unknown>>,
  today: string,
) => {
  const unpublished = unpublishedReason(data, today);
  return {
    template,
    path,
    headline: valueAt(data, ['hero', 'headline']) ?? data.headline ?? data.title,
    hidden: data.hidden === true,
    unpublished,
    publicationStatus: statusOf(unpublished, data.sample),
  };
};
