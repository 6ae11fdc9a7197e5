/** Replaces Gatsby in unit tests. */
export const graphql = () => '';
export const useStaticQuery = jest.fn();
