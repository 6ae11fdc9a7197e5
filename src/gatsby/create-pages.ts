import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pageKinds } from '../content/kinds';

/** Makes a page of every file in `content/pages/`, with the template its front matter names. */
export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
  for (const { type, template } of pageKinds) {
    for (const node of getNodesByType(type)) {
      actions.createPage({
        path: String(node.path),
        component: resolve(`src/templates/${template}.tsx`),
        context: { id: node.id },
      });
    }
  }
};
