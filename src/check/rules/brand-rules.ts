import type { z } from 'zod';
import { brandSchema } from '../../content/types/brand-type';
import type { ContentFile } from '../../reader/content-file';
import { fontFile, fontPackage, textWeights } from '../../theme/font-files';
import { lowContrasts, type LowContrast, type NamedColor } from '../contrast';
import { withWords } from '../example';
import type { TestRule } from '../rule';

type Brand = z.infer<typeof brandSchema>;
/** Returns the brand that a file sets, if it is valid. */
const brandIn = ({ contentType, fields }: ContentFile): Brand | undefined =>
  contentType?.schema === brandSchema ? brandSchema.safeParse(fields).data : undefined;

const named = ({ name, hex }: NamedColor) => `"${name}" ${hex}`;

function messageOf({ color, low, nearest, tooClose }: LowContrast): string {
  const found = low
    .map(({ other, ratio, wanted }) => `${ratio}:1 with ${named(other)} instead of ${wanted}:1`)
    .join(', ');
  const advice =
    tooClose.length === 0
      ? `The nearest tone with enough is ${nearest}`
      : `No tone of this hue has enough: change ${tooClose.map(named).join(' and ')}, too`;
  return `${named(color)} has too little contrast: ${found}. ${advice}`;
}

/** Reports colors that are hard to see; the build fails for those that WCAG refuses. */
const contrastRule = (
  name: string,
  isError: boolean,
  examples: TestRule['examples'],
): TestRule => ({
  name,
  severity: isError ? 'error' : 'warning',
  file(file, { report }) {
    const brand = brandIn(file);
    if (!brand) return;
    for (const found of lowContrasts(brand.colors).filter((one) => one.isError === isError))
      report({ at: file.rangeOf(found.color.path), message: messageOf(found) });
  },
  examples,
});

const brandFile = 'content/brand.json';

/** The brand with another color of less important text. */
const mutedText = (color: string) => withWords('"#4d5164"', color, brandFile);

const contrast = contrastRule('contrast', true, {
  reported: [[mutedText('▸"#767a86"'), mutedText('"#494d60"')]],
  accepted: [mutedText('"#494d60"')],
});
const bestContrast = contrastRule('best-contrast', false, {
  reported: [[mutedText('▸"#5f6375"'), mutedText('"#494d60"')]],
  accepted: [mutedText('"#494d60"')],
});

const font: TestRule = {
  name: 'font',
  severity: 'error',
  file(file, { report }) {
    const { headlines, text } = brandIn(file)?.fonts ?? {};
    if (!headlines || !text) return;
    const uses = [
      { use: 'headlines', family: headlines.family, weights: [headlines.weight] },
      { use: 'text', family: text.family, weights: textWeights(text.family) },
    ];
    for (const { use, family, weights } of uses) {
      const missing = weights.find((weight) => fontFile(family, weight) === undefined);
      if (missing !== undefined)
        report({
          at: file.rangeOf(['fonts', use, 'family']),
          message: `There is no font of "${family}" with the weight ${missing}. Run npm install --save-exact @fontsource/${fontPackage(family)}, or choose another family or weight of https://fontsource.org`,
        });
    }
  },
  examples: {
    reported: [[withWords('"Instrument Sans"', '▸"Open Sans"', brandFile), []]],
    accepted: [withWords('"Instrument Serif"', '"Instrument Sans"', brandFile)],
  },
};

export const brandRules: readonly TestRule[] = [contrast, bestContrast, font];
