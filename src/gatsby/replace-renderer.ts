import { withStylesInHead } from '../../packages/gatsby-output/render-page';
import { fontStyles } from './font-styles';

export const replaceRenderer = withStylesInHead(fontStyles);
