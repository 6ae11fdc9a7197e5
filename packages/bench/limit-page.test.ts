import { makeLimitPage } from './limit-page';
import { wordsOf } from './limit/words';

const built = `<!doctype html><html lang="en"><head>
<meta name="viewport" content="width=device-width"><meta name="generator" content="Gatsby">
<meta data-react-helmet="true" name="description" content="About us"><title>Home &amp; all</title>
<link rel="icon" href="/icon.svg"><script>start()</script>
<style>.c-1,.c-9{position:absolute;clip-path:inset(50%)}.c-2{color:red}</style></head>
<body><div id="___gatsby"><header class="c-2"><a href="/"><span class="c-2">Throughline</span><span class="c-1">, home<!-- --> page</span></a>
<button data-theme-toggle=""><span class="in-dark">Light</span></button><span data-tooltip="" aria-hidden="true">Home</span></header>
<main><div class="c-2"><div><h1>Starts With <em>you</em>.</h1></div></div>
<picture><source type="image/avif" srcset="/static/a/480.avif 480w,
/static/a/828.avif 828w" sizes="100vw"><img src="/static/a/hero.jpg" srcset="/static/a/480.jpg 480w" alt="Threads" fetchpriority="high"></picture>
<ul><li>One</li><li><span>Two</span><span>Three</span></li></ul><ul aria-hidden="true" inert><li>One</li></ul>
<details name="faq" class="c-2"><summary><h3>Why?</h3></summary><p>So <a href="/about/">that</a>.</p></details></main>
<form data-app="newsletter" action="https://mail.example" method="post"><input required type="email" name="subscriber_email"></form></div>
<template id="app"><script src="/app.js"></script></template><div id="gatsby-announcer"></div></body></html>`;
const limit = makeLimitPage(built);

test('the words are the site’s words, in order', () => {
  expect(wordsOf(limit.html)).toEqual(wordsOf(built));
  expect(wordsOf(built).join(' ')).toBe(
    'Throughline , home page Light Starts With you . One Two Three Why? So that .',
  );
});

test('there is no script, nothing of the framework, and no web font', () => {
  expect(limit.html).not.toMatch(/<script|<template|c-\d|gatsby|data-|@font-face|<!--/i);
});

test('the metadata of the page stays', () => {
  expect(limit.html).toContain('<meta name="description" content="About us">');
  expect(limit.html).toContain('<title>Home &amp; all</title>');
});

test('links, pictures, questions and the form stay unchanged', () => {
  for (const part of [
    '<a href="/about/">that</a>',
    '<img src="/static/a/hero.jpg" srcset="/static/a/480.jpg 480w" alt="Threads" fetchpriority="high">',
    '<details name="faq"><summary><h3>Why?</h3></summary><p>So',
    '<form action="https://mail.example" method="post"><input required="" type="email" name="subscriber_email"></form>',
  ]) {
    expect(limit.html).toContain(part);
  }
});

test('wrappers are removed, and text only for screen readers stays invisible', () => {
  expect(limit.html).toContain('<main><h1>Starts With <em>you</em>.</h1>');
  expect(limit.html).toContain('<span class="unseen">, home page</span>');
});

test('each file that it shows is listed once', () => {
  expect(limit.files).toEqual([
    '/icon.svg',
    '/static/a/480.avif',
    '/static/a/480.jpg',
    '/static/a/828.avif',
    '/static/a/hero.jpg',
  ]);
});
