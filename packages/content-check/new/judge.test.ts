import { problemsOfAnswer } from './judge';
import { newKinds } from './kinds';
import { specifiedContent } from './test-site';

test.each<[string, string, string, RegExp | undefined]>([
  ['page', 'title', 'Press', /^"title" .*30/],
  ['page', 'title', 'Press and Pictures for Writers | {brand}', undefined],
  ['page', 'description', 'Short.', /^"description" .*70/],
  ['page', 'headline', 'One *accent', /accent/],
  ['page', 'lede', 'Read {brnd}.', /\{brand\}|"brand"/],
  ['page', 'text', 'Go to [us](/nowhere/).', /\/nowhere\//],
  ['question', 'answer', 'Fewer than <3.', /</],
  ['testimonial', 'alt', 'Jo', /^"image\.alt" /],
  ['value', 'text', 'For {brnd}.', /\{brand\}|"brand"/],
])('a %s is judged after each answer: --%s "%s"', (name, flag, answer, sentence) => {
  const kind = newKinds.find((one) => one.name === name);
  const ask = kind?.asks.find((one) => one.flag === flag);
  if (!kind || !ask) throw new Error(`No ${name} has --${flag}`);
  const [first] = problemsOfAnswer(specifiedContent, kind, ask, { [flag]: answer });
  if (sentence) expect(first?.message).toMatch(sentence);
  else expect(first).toBeUndefined();
});
