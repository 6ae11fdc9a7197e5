import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardChanges, changesComment, pageChanges } from './changes';

/** Compares two built sites, and writes the comment and the cards before and after into a folder. */
function main([before, after, into]: readonly string[]): void {
  if (!before || !after || !into || !existsSync(before) || !existsSync(after)) {
    console.error(
      'Name two built sites and a folder: npx tsx packages/hosting/preview/main.ts before after out',
    );
    process.exitCode = 1;
    return;
  }
  const cards = cardChanges(before, after);
  mkdirSync(into, { recursive: true });
  for (const { page, ...card } of cards) {
    if (card.before) cpSync(path.join(before, card.before), path.join(into, `${page}-before.png`));
    if (card.after) cpSync(path.join(after, card.after), path.join(into, `${page}-after.png`));
  }
  const comment = changesComment(pageChanges(before, after), cards);
  writeFileSync(path.join(into, 'comment.md'), comment);
  console.log(comment);
}

main(process.argv.slice(2));
