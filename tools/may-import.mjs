/** What a page is made of. */
const base = ['contract', 'content', 'theme', 'components'];

/**
 * What each folder of `src/`, and `tools/`, may import from the other folders of `src/`: all of a folder, or one
 * file. A folder that is not listed may import none. ESLint enforces it, and docs/architecture.md draws it.
 */
export const mayImport = {
  content: ['contract'],
  reader: ['contract', 'content'],
  check: ['content', 'reader', 'theme/font-files.ts'],
  theme: ['contract', 'content'],
  components: ['contract', 'content', 'theme'],
  mdx: base,
  head: base,
  'page-scripts': ['contract'],
  forms: [...base, 'page-scripts'],
  layout: [...base, 'mdx', 'forms'],
  sections: base,
  templates: [...base, 'head', 'layout', 'forms', 'sections'],
  gatsby: [
    'contract',
    'content',
    'reader',
    'check',
    'theme/color-mode-script.tsx',
    'theme/font-files.ts',
  ],
  tools: ['contract', 'content', 'reader', 'check', 'gatsby'],
};

/** Returns the imports as a Mermaid diagram. A dotted arrow is for the file that its label names alone. */
export function importDiagram() {
  const arrows = Object.entries(mayImport).flatMap(([folder, sources]) => {
    const hasBase = base.every((name) => sources.includes(name));
    const folders = sources.filter((source) => !source.includes('/'));
    const shown = hasBase ? ['base', ...folders.filter((name) => !base.includes(name))] : folders;
    const files = sources.filter((source) => source.includes('/')).map((file) => file.split('/'));
    return [
      ...(shown.length > 0 ? [`${shown.join(' & ')} --> ${folder}`] : []),
      ...files.map(([from, file]) => `${from} -. ${file} .-> ${folder}`),
    ];
  });
  const lines = ['subgraph base', ...base.map((name) => `  ${name}`), 'end', ...arrows];
  return ['flowchart LR', ...lines.map((line) => `  ${line}`)].join('\n');
}
