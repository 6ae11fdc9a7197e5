import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';

/** Reports a home page that search engines are asked to leave out. */
export const homePage = ({ file, fields, parsed }: ContentFile): Finding[] =>
  file === 'pages/home.mdx' && fields.hidden === true
    ? [
        {
          offset: parsed.offsetOf(['hidden']),
          rule: 'hidden-home',
          message: 'This hides the home page from search engines. Remove the line',
        },
      ]
    : [];
