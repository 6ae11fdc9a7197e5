import { valueAt } from '../content/field-schema';
import { unpublishedReason } from '../content/publication';

/** The GraphQL types of the fields that every page has, whatever its content type. */
export const pageFieldTypes = {
  template: 'String!',
  path: 'String!',
  headline: 'String!',
  hidden: 'Boolean!',
  unpublished: 'String',
  language: 'String',
  translates: 'String',
};

/** Returns the page fields of an entry. Its own fields contain `language` and `translates`. */
export const pageFields = (
  template: string,
  path: string,
  data: Readonly<Record<string, unknown>>,
  today: string,
) => ({
  template,
  path,
  headline: valueAt(data, ['hero', 'headline']) ?? data.headline ?? data.title,
  hidden: data.hidden === true,
  unpublished: unpublishedReason(data, today),
});
