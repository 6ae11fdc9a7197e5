import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withWaitingScripts } from './waiting-scripts';

const imageStyles = [
  <style key="gatsby-image-style" />,
  <noscript key="gatsby-image-style-noscript" />,
  <script key="gatsby-image-style-script" />,
];
const title = <title key="title">About</title>;
const loader = <script key="script-loader" id="gatsby-script-loader" />;
const app = <script key="app" src="/app.js" />;

/** Returns what the hook makes of Gatsby's components in a build. */
function prerender(head: ReactNode[], body: ReactNode[]) {
  const result = { head: '', body: '' };
  const given: Partial<PreRenderHTMLArgs> = {
    getHeadComponents: () => head,
    replaceHeadComponents: (components) => {
      result.head = renderToStaticMarkup(components);
    },
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (components) => {
      result.body = renderToStaticMarkup(components);
    },
  };
  // As a bare Function, because Gatsby's argument has more than the test uses.
  const hook: unknown = withWaitingScripts({ prefetch: [] });
  if (typeof hook !== 'function') throw new Error('There is no hook.');
  Reflect.apply(hook, undefined, [given]);
  return result;
}

beforeEach(
  () => void jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' }),
);
afterEach(() => jest.restoreAllMocks());

test('puts the scripts into a template, and removes the styles of an unused component', () => {
  const { head, body } = prerender([title, ...imageStyles], [loader, app]);
  expect(head).toBe('<title>About</title>');
  expect(body).toMatch(
    /^<template id="app"><div hidden=""><\/div><script src="\/app.js"><\/script><script type="speculationrules">\{"prefetch":\[\]\}<\/script>/,
  );
});

test.each([
  [
    'its image styles',
    [title],
    [loader, app],
    'Gatsby gave no element with the key gatsby-image-style, gatsby-image-style-noscript, gatsby-image-style-script',
  ],
  ['the path of its page', imageStyles, [app], 'Gatsby gave no element with the key script-loader'],
  ['scripts', imageStyles, [loader], 'Gatsby gave no scripts for the end of the body'],
])('a page without %s stops the build', (_name, head, body, sentence) => {
  expect(() => prerender(head, body)).toThrow(
    `Scripts that wait: ${sentence}. docs/decisions/0003`,
  );
});
