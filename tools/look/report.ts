/** What the check found about one picture. */
export type Finding = {
  name: string;
  kind: 'changed' | 'new' | 'gone';
  /** In words. */
  why: string;
  /** Whether there is a picture of what differs. */
  isMarked: boolean;
};

const words = { changed: 'Changed', new: 'New', gone: 'Gone' };

const picture = (title: string, address: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${address}"><img src="${address}" alt="" loading="lazy"></a></figure>`;

function article({ name, kind, why, isMarked }: Finding): string {
  const pictures = [
    kind === 'new' ? '' : picture('Accepted', `accepted/${name}.png`),
    kind === 'gone' ? '' : picture('Now', `new/${name}.png`),
    isMarked ? picture('What differs', `marked/${name}.png`) : '',
  ];
  return `<article><h2>${words[kind]}: ${name}</h2><p>${why}</p><div>${pictures.join('')}</div></article>`;
}

/** A page that shows each picture as it was accepted, as it is now, and what differs, side by side. */
export const reportPage = (findings: readonly Finding[], total: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Look: ${findings.length} of ${total} pictures differ</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #8888; background: #fff; }
</style>
<h1>${findings.length} of ${total} pictures differ</h1>
<p>Right as they are now? <code>npm run look:accept</code> takes them all; <code>npm run look:accept -- ${findings[0]?.name ?? 'home-390-light'}</code> takes one.</p>
${findings.map(article).join('\n')}
</html>
`;
