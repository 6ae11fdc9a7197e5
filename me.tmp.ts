import { cpSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './packages/content-check/check';
import { formatProblem } from './packages/content-check/problem';
const root = '/tmp/me/site'; const dir = join(root, 'content');
const reset = () => { rmSync(root, { recursive: true, force: true }); mkdirSync(root, {recursive:true}); cpSync('content', dir, { recursive: true }); cpSync('static/downloads', join(root,'static/downloads'), { recursive: true }); };
type Edit = [string, string, string, string];
const edits: Edit[] = JSON.parse(readFileSync('/tmp/me/edits.json', 'utf8'));
reset();
let n = 0;
for (const [name, file, from, to] of edits) {
  n += 1; const path = join(dir, file); const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) { console.log(`## ${n} ${name}: MISSING ${from}`); continue; }
  writeFileSync(path, before.replace(from, () => to));
  const found = checkContent(dir);
  console.log(`## ${n} ${name}\n${found.map((p) => '   ' + p.severity + ' ' + formatProblem(p) + ' [' + p.rule + ']').slice(0, 8).join('\n') || '   -'}`);
  writeFileSync(path, before);
}
