import { newestMinors } from './newest-minors';

test('asks for the newest minor version of the frameworks only', () => {
  expect(
    newestMinors({
      '@chakra-ui/react': '3.37.0',
      '@emotion/cache': '11.14.0',
      gatsby: '5.16.1',
      'gatsby-plugin-mdx': '5.16.0',
      'next-themes': '0.4.6',
      react: '19.3.1',
      'react-helmet': '6.1.0',
      zod: '4.6.7',
    }),
  ).toEqual([
    '@chakra-ui/react@^3.37.0',
    '@emotion/cache@^11.14.0',
    'gatsby@^5.16.1',
    'gatsby-plugin-mdx@^5.16.0',
    'next-themes@^0.4.6',
    'react@^19.3.1',
  ]);
});
