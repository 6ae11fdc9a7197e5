import { converter } from 'culori';
import brand from '../../content/brand.json';
import { fc } from '../../tests/support/fast-check';
import { brandSchema, type BrandColors } from '../content/types/brand-type';
import { lowContrasts } from './contrast';

const colors: BrandColors = brandSchema.shape.colors.parse(brand.colors);

/** The colors of the brand with another one for less important text in the light theme. */
const withMuted = (light: string): BrandColors => ({
  ...colors,
  fg: { ...colors.fg, muted: { ...colors.fg.muted, light } },
});

const hueOf = (hex: string) => converter('oklch')(hex)?.h ?? 0;

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the tone that is proposed has enough contrast with everything, and the same hue', () => {
  fc.assert(
    fc.property(anyColor, (light) => {
      const [found, ...others] = lowContrasts(withMuted(light));
      expect(others).toEqual([]);
      if (!found) return;
      const tone = found.nearest;
      expect(found.tooClose).toEqual([]);
      expect(lowContrasts(withMuted(tone))).toEqual([]);
      // Near black, the 256 steps of a screen turn the hue.
      const turned = Math.abs(hueOf(tone) - hueOf(light));
      expect(Math.min(turned, 360 - turned)).toBeLessThan(8);
    }),
    { numRuns: 25 },
  );
});

test('a color that no tone of its hue can mend names what must change, too', () => {
  const bg = { ...colors.bg, DEFAULT: { ...colors.bg.DEFAULT, light: '#88aacc' } };
  const hopeless = lowContrasts({ ...colors, bg }).filter(({ tooClose }) => tooClose.length > 0);
  expect(hopeless).toMatchObject([
    { color: { name: 'thread.1.light' }, isError: true, tooClose: [{ name: 'bg.light' }] },
  ]);
});
