import {
  about,
  aboutFile,
  type BuildFault,
  everywhere,
  inHead,
  inMain,
  meta,
  page,
  write,
} from './changes';

/** Faults of the document. */
export const documentFaults: readonly BuildFault[] = [
  ['no main heading', 'heading', about(/<h1.*?<\/h1>/s, ''), `${page}:1`],
  ['a main heading that is hidden', 'heading', about('<h1', '<h1 hidden')],
  ['two main headings', 'html', inMain('<h1>Again</h1>')],
  ['another language', 'language', about('lang="en-US"', 'lang="fr"'), `${aboutFile}:1:22`],
  ['a language by its name', 'language', everywhere('lang="en-US"', 'lang="english"')],
  ['no language', 'html', about(' lang="en-US"', '')],
  ['no viewport', 'head', about(meta('viewport'), '')],
  ['a viewport of a fixed width', 'head', about('width=device-width', 'width=1024')],
  ['no charset', 'head', about('<meta charSet="utf-8"/>', '')],
  ['another charset', 'html', about('"utf-8"', '"latin1"')],
  ['a base', 'head', inHead('<base target="_top" href="/x/"/>')],
  ['a refresh', 'head', inHead('<meta http-equiv="refresh" content="0;url=/services/"/>')],
  ['hidden words', 'words', about('<main', '<main style="display:none"')],
  [
    'words in a hidden part',
    'words',
    about(/(<main[^>]*>)(.*)<\/main>/s, '$1<div style="opacity:0">$2</div></main>'),
  ],
  [
    'a main part without words',
    'words',
    about(
      /(<main[^>]*>).*<\/main>/s,
      '$1<img src="/icon.svg" width="9" height="9" alt=""/></main><h1>Us</h1>',
    ),
  ],
  ['an element in a wrong place', 'html', inMain('<ul><div></div></ul>')],
  ['an id twice', 'html', inMain('<p id="main"></p>')],
  ['a level of headings left out', 'html', inMain('<h6>Deep</h6>')],
  ['an element that does not end', 'html', inMain('<section><p>Open')],
  ['no title', 'title', about(/<title>.*?<\/title>/, '<title></title>'), `${page}:3 title`],
  ['a short title', 'title', about(/<title>.*?<\/title>/, '<title>Us</title>'), `${page}:3 title`],
  ['a long title', 'title', about('<title>', `<title>${'Long '.repeat(20)}`), `${page}:3 title`],
  [
    'two equal titles',
    'title',
    about(
      /<title>.*?<\/title>/,
      '<title>Brand Strategy and Content Services | Throughline</title>',
    ),
  ],
  ['no description', 'description', about(meta('description'), '')],
  ['a page of 0 bytes', 'file', write(aboutFile, '')],
  ['a page of half an answer', 'file', write(aboutFile, 'Internal Server Error')],
];

/** Faults of its words. */
export const wordFaults: readonly BuildFault[] = [
  ['a variable', 'text', inMain('<p>We reply within {replyTime}.</p>')],
  ['a value that is missing', 'text', inMain('<p>We reply within undefined hours.</p>')],
  ['an object as a text', 'text', inMain('<p>By [object Object]</p>')],
  ['the text of a template', 'text', inMain('<p>Lorem ipsum dolor sit amet</p>')],
  [
    'a merge conflict',
    'text',
    inMain(
      '<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD One ======= Two &gt;&gt;&gt;&gt;&gt;&gt;&gt; draft</p>',
    ),
  ],
  ['lost letters', 'text', inMain('<p>Our caf\uFFFD</p>')],
  ['letters in a wrong encoding', 'text', inMain('<p>We donâ€™t.</p>')],
  [
    'a variable in the title',
    'text',
    about(/<title>.*?<\/title>/, '<title>Our Story and the Values of {brand}</title>'),
  ],
];
