import { temporaryFolder, writeFiles } from '../kit/testing/temporary-folder';
import { readBenchOptions } from './options';
import { readScaleOptions } from './scale/options';

test('the default is five rounds of home and its limit', () => {
  expect(readBenchOptions([])).toEqual({ rounds: 5, article: false, others: [] });
});

test('an article can be measured instead of home', () => {
  expect(readBenchOptions(['--article'])).toMatchObject({ article: true });
});

test('other built sites are added by name', () => {
  const folder = temporaryFolder();
  expect(() => readBenchOptions(['--with', `other=${folder}`])).toThrow('contains no built site');
  writeFiles(folder, { 'index.html': '' });
  expect(readBenchOptions(['--rounds', '7', '--with', `other=${folder}`])).toEqual({
    rounds: 7,
    article: false,
    others: [{ name: 'other', folder }],
  });
});

test.each([['--rounds', '0'], ['--with', 'folder'], ['--with', 'limit=/tmp'], ['--fast']])(
  'refuses a mistake: %s %s',
  (...args) => {
    expect(() => readBenchOptions(args)).toThrow();
  },
);

test('sizes are built from the smallest to the largest', () => {
  expect(readScaleOptions([]).sizes).toEqual([10, 100, 1000, 3000]);
  expect(readScaleOptions(['--articles']).sizes).toEqual([100, 300, 1000]);
  expect(readScaleOptions(['--pages', '100,10']).sizes).toEqual([10, 100]);
  expect(() => readScaleOptions(['--pages', 'many'])).toThrow('--pages takes');
});
