/** What a page is made of. */
const base = ['contract', 'content', 'theme', 'components'];

/**
 * What each folder of `src/`, each folder of `src/forms/`, and `tools/` may import from the others: all of a folder, or
 * one file. A folder that is not listed may import none. ESLint enforces it, and docs/architecture.md draws it.
 */
export const mayImport = {
  content: ['contract'],
  reader: ['contract', 'content'],
  check: ['content', 'reader', 'theme/font-files.ts'],
  theme: ['contract', 'content'],
  components: ['contract', 'content', 'theme'],
  mdx: base,
  head: base,
  'forms/state': ['contract', 'content'],
  'forms/before-react': ['contract', 'forms/state'],
  'page-scripts': ['contract', 'forms/state', 'forms/before-react'],
  'forms/sending': ['contract', 'content', 'forms/state'],
  'forms/markup': [...base, 'forms/state', 'forms/sending/account.ts'],
  'forms/react': [...base, 'forms/state', 'forms/sending', 'forms/markup'],
  'forms/mount': [...base, 'forms/state', 'forms/sending', 'forms/react'],
  layout: [...base, 'mdx', 'forms/markup'],
  sections: base,
  templates: [...base, 'head', 'layout', 'forms/markup', 'sections'],
  gatsby: [
    'contract',
    'content',
    'reader',
    'check',
    'theme/color-mode-script.tsx',
    'theme/font-files.ts',
  ],
  tools: ['contract', 'content', 'reader', 'check', 'gatsby', 'theme/font-files.ts'],
};

const isFile = (source) => /\.tsx?$/.test(source);

/** Splits the path of a file into its folder in `mayImport` and the rest. */
const splitFile = (file) => file.match(/^((?:forms\/)?[^/]+)\/(.+)$/).slice(1);

/** Returns the imports as a Mermaid diagram. A dotted arrow is for the file that its label names alone. */
export function importDiagram() {
  const arrows = Object.entries(mayImport).flatMap(([folder, sources]) => {
    const hasBase = base.every((name) => sources.includes(name));
    const folders = sources.filter((source) => !isFile(source));
    const shown = hasBase ? ['base', ...folders.filter((name) => !base.includes(name))] : folders;
    const files = sources.filter(isFile).map(splitFile);
    return [
      ...(shown.length > 0 ? [`${shown.join(' & ')} --> ${folder}`] : []),
      ...files.map(([from, file]) => `${from} -. ${file} .-> ${folder}`),
    ];
  });
  const lines = ['subgraph base', ...base.map((name) => `  ${name}`), 'end', ...arrows];
  return ['flowchart LR', ...lines.map((line) => `  ${line}`)].join('\n');
}
