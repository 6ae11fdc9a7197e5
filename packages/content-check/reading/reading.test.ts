import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc } from '../../../tests/support/fast-check';
import { parse } from 'yaml';
import { parseContent } from './parse';

const folder = 'tests/specified/content';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|mdx)$/.test(name))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

/** What slips into a text, or is left of it. */
const slips = fc.oneof(
  fc.constantFrom(
    ...['"', "'", ':', ': ', ' #', '#', '- ', '-', '\t', '\n', '\n\n', '  ', '{', '}', '[', ']'],
    ...[',', ',,', '|', '>', '*', '&a', '!', '%', '@', '`', '\\', '?', '---\n', '...\n', '\r\n'],
    ...['\u00a0', '\u200b', '：', '，', '“', '”', '‘', '<<<<<<<', '//', '/*', '0', '1,500', 'true'],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

const edits = fc.array(
  fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.integer({ min: 0, max: 12 }),
    slip: slips,
  }),
  { maxLength: 4 },
);

/** A real file in which some places were mistyped. Slips are made near the start, where fields are. */
const mutated = fc.tuple(fc.constantFrom(...files), edits).map(([[name, text], slipped]) => ({
  name,
  text: slipped.reduce((now, { place, removed, slip }) => {
    const at = Math.floor(place * Math.min(now.length, 1_500));
    return now.slice(0, at) + slip + now.slice(at + removed);
  }, text),
}));

/** What the plain parsers of the build make of a file. */
function plain(name: string, text: string, bodyOffset: number): unknown {
  if (name.endsWith('.json')) return JSON.parse(text);
  const fields = text.slice(0, bodyOffset).split(/\r?\n/).slice(1);
  const end = fields.findIndex((line) => line.trimEnd() === '---');
  return parse(fields.slice(0, end).join('\n'), { logLevel: 'silent' });
}

function expectTrustworthy({ name, text }: { name: string; text: string }): void {
  const parsed = parseContent(name, text);
  for (const { offset, length = 0, fix } of [...parsed.findings, ...parsed.hints]) {
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset).toBeLessThanOrEqual(text.length);
    expect(length).toBeGreaterThanOrEqual(0);
    if (!fix) continue;
    expect(fix.from).toBeGreaterThanOrEqual(0);
    expect(fix.from).toBeLessThanOrEqual(fix.to);
    expect(fix.to).toBeLessThanOrEqual(text.length);
  }
  if (!parsed.readable) expect(parsed.findings).not.toEqual([]);
  if (parsed.findings.length === 0) {
    expect(parsed.data).toEqual(plain(name, text, parsed.bodyOffset));
  }
}

test.each(files)('%s is read as the plain parsers read it', (name, text) => {
  expect(parseContent(name, text).findings).toEqual([]);
  expectTrustworthy({ name, text });
});

test('mistyped files are read to the end, and what has no finding is what was written', () => {
  fc.assert(fc.property(mutated, expectTrustworthy), { numRuns: 300 });
});

test('so are fields that nobody would write', () => {
  const lines = fc.array(fc.array(slips, { maxLength: 6 }), { maxLength: 8 });
  const texts = lines.map((all) => all.map((parts) => parts.join('')).join('\n'));
  fc.assert(
    fc.property(texts, fc.constantFrom('a.mdx', 'a.json'), (text, name) =>
      expectTrustworthy({ name, text: name === 'a.mdx' ? `---\n${text}\n---\n\nText.\n` : text }),
    ),
    { numRuns: 300 },
  );
});
