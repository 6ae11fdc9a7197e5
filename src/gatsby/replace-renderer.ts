import { withStylesInHead } from './output/render-page';
import { fontStyles } from './font-styles';

export const replaceRenderer = withStylesInHead(fontStyles);
