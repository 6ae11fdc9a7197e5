import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './sites';

/** The fonts that a browser under test finds. */
export type Fonts = 'with fallbacks' | 'without fallbacks' | 'of the machine';

const packages = path.join(projectRoot, 'node_modules');
const dejavu = 'dejavu-fonts-ttf/ttf';

/** Liberation's letters have the same widths as these, under other names. */
const fallbacks = [
  ['arimo/400Regular/Arimo_400Regular', 'Liberation Sans', 'Liberation Sans'],
  ['tinos/400Regular/Tinos_400Regular', 'Liberation Serif', 'Liberation Serif'],
  [
    'tinos/400Regular_Italic/Tinos_400Regular_Italic',
    'Liberation Serif',
    'Liberation Serif Italic',
  ],
].map(([file, family, fullname]) => ({
  file: `${packages}/@expo-google-fonts/${file}.ttf`,
  names: { family, fullname },
}));

const generic = { serif: 'Serif', 'sans-serif': 'Sans', monospace: 'Sans Mono' };
const aliases = Object.entries(generic).map(
  ([family, name]) =>
    `<alias><family>${family}</family><prefer><family>DejaVu ${name}</family></prefer></alias>`,
);

/** As Debian sets it. Without it, each letter would be a whole number of pixels wide. */
const lightHinting =
  '<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>';

const accept = (files: string) => `<acceptfont><glob>${files}</glob></acceptfont>`;

/** Calls a font by the names of another one. */
const rename = ({ file, names }: (typeof fallbacks)[number]) => `
  <match target="scan">
    <test name="file"><string>${file}</string></test>
    ${Object.entries(names)
      .map(([field, name]) => `<edit name="${field}"><string>${name}</string></edit>`)
      .join('\n    ')}
  </match>`;

/** Fontconfig's description of the fonts; DejaVu, which is much wider, is there in both cases. */
const configuration = (fonts: Fonts, cache: string) => {
  const chosen = fonts === 'with fallbacks' ? fallbacks : [];
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>${packages}/${dejavu}</dir>
  ${chosen.map(({ file }) => `<dir>${path.dirname(file)}</dir>`).join('\n  ')}
  <cachedir>${cache}</cachedir>
  ${aliases.join('\n  ')}
  ${lightHinting}
  <selectfont>
    ${[`${packages}/${dejavu}/DejaVuS*`, ...chosen.map(({ file }) => file)].map(accept).join('\n    ')}
    <rejectfont><glob>*</glob></rejectfont>
  </selectfont>${chosen.map(rename).join('')}
</fontconfig>
`;
};

/** Returns the environment in which a browser finds these fonts, and no other. */
export function fontsEnv(fonts: Fonts): Record<string, string> {
  if (fonts === 'of the machine') return {};
  const folder = path.join(projectRoot, 'reports/fonts', fonts.replace(' ', '-'));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(file, configuration(fonts, folder));
  return { FONTCONFIG_FILE: file };
}
