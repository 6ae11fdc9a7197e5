import { openSite } from './support/site';

const site = openSite('edited');
const whole = site.page('/case-studies/it-began-with-rain/');
const bare = site.page('/case-studies/only-what-is-required/');

test('a case study shows what it knows, and no trace of what it does not', () => {
  const facts = 'main dl dd';
  expect(whole.texts(facts)).toEqual([
    'GardenerTwo peopleWales',
    'Strategy Plan',
    '2',
    '3',
    'LinkedIn',
  ]);
  expect(bare.texts(facts)).toEqual(['Baker']);
  const outcome = 'section[aria-labelledby=outcome]';
  expect(whole.$(`${outcome} h3`)).toHaveLength(3);
  expect(whole.$(outcome).text()).toContain('Her calendar, April 2024');
  expect(bare.$(outcome)).toHaveLength(0);
});

test('a site without a folder of case studies has no page, link, feed or card of one', () => {
  const { files, texts, read } = openSite('specified');
  expect(files.length).toBeGreaterThan(20);
  const traces = [
    ...files.filter((file) => file.includes('case-stud')),
    ...texts.filter((file) => read(file).includes('/case-studies')),
  ];
  expect(traces).toEqual([]);
});

test('the list has the newest case study first, and services shows one and leads to both', () => {
  const paths = [whole.path, bare.path];
  expect(site.page('/case-studies/').attributes('main article a', 'href')).toEqual(paths);
  const links = site.page('/services/').attributes('section[aria-labelledby=work] a', 'href');
  expect(links).toEqual(expect.arrayContaining([whole.path, '/case-studies/']));
});

test('home leads to the list', () => {
  const links = site.page('/').attributes('section[aria-labelledby=why-choose] a', 'href');
  expect(links).toEqual(['/case-studies/']);
});

test('an article leads to the case study that it speaks of', () => {
  const article = site.page('/insights/a-note-with-everything/');
  expect(article.attributes('nav[aria-labelledby=more-entries] a', 'href')[0]).toBe(whole.path);
});

test('a case study is an article about a work in its structured data, and its text is in the feed', () => {
  const data = whole.$('script[type="application/ld+json"]').text();
  expect(data).toMatch(/"@type":"Article".*"datePublished":"2024-03-02/);
  expect(data).toContain('"@type":"CreativeWork","url":"https://www.linkedin.com/posts/example"');
  const feed = site.read('case-studies/feed.xml').replaceAll('&nbsp;', ' ');
  for (const words of ['A post a week.', 'We waited.', 'We cut the rest.'])
    expect(feed).toContain(words);
});
