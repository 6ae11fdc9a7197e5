const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const base = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 80rem; margin: 0 auto; padding: 1.5rem; }
  a { color: light-dark(#b93815, #ff9a76); }
  a[aria-current] { font-weight: 700; text-decoration: none; }
  figure { margin: 0; min-width: 0; overflow-x: auto; }
  figcaption { color: light-dark(#4d5164, #b3b4c3); font-size: .875rem; }`;

/** Returns a page for writers. It is not part of the site: it exists only in `develop`. */
export const document = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${base}${style}</style>
<script src="/__content/overlay.js" defer></script>
<body>
<nav><a href="/">The site</a> · <a href="/__preview/">Preview</a> · <a href="/__catalogue/">Catalogue</a></nav>
${body}
</body>
</html>
`;
