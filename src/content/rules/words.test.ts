import { checkSite } from '../check';
import { folderOf } from '../mistakes/folder-of';
import { rightSite } from '../mistakes/right-site';
import { formatProblem } from '../problem';

const saidOf = (file: string, text: string, replyTime = '24 to 48 hours') => {
  const site = String(rightSite.get('site.json')).replace('24 to 48 hours', replyTime);
  return checkSite(folderOf(new Map([...rightSite, ['site.json', site], [file, text]]))).map(
    (problem) => `${problem.severity} ${formatProblem(problem)}`,
  );
};

const answer = (text: string, replyTime?: string) =>
  saidOf('faq/why.mdx', `---\nquestion: Why?\norder: 3\n---\n\n${text}\n`, replyTime);

test.each([
  'In 30 to 60 days her audience doubled, and 24 to 48 hours later it doubled again.',
  'She works with children of 6 to 15.',
  'They said: “Lets see linkedin , it’s 24 to 48 hours -- no more.”',
  '„Das Das ist linkedin“, sagte er.',
  'Our ISBN is 978-3-16-148410-0.',
  'C’est fini\u202f! Vraiment\u00a0? 10\u00a0km.',
  'מילים \u200fוגם\u200e words, and नमस्\u200dते, and 👩🏽‍🚀.',
])('says nothing of honest words: %s', (text) => {
  expect(answer(text)).toEqual([]);
});

test.each([
  ['We reply in {replyTime}.', 'within a day', '"in within" would be two prepositions in a row'],
  ['We work {replyTime}.', 'We work worldwide', '"We work" would appear twice'],
  ['On {replyTime} continents.', '1', '"1 continents" needs the singular'],
])('reads a text with its facts filled in: %s', (text, replyTime, fault) => {
  const said = answer(text, replyTime);
  expect(said).toContainEqual(
    expect.stringMatching(/^(?:warning|advice) content\/faq\/why\.mdx:6:\d+ {2}\{replyTime\} is "/),
  );
  expect(said.join()).toContain(fault);
});

test('leaves the words of a client alone', () => {
  const file = 'testimonials/mei.json';
  const text = String(rightSite.get(file)).replace(
    'They kept my worst joke.',
    'They they kept it for 24 to 48 hours , on linkedin.',
  );
  expect(saidOf(file, text)).toEqual([]);
});
