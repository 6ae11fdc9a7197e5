import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCi } from '../../packages/kit/environment';
import { projectRoot } from '../../packages/kit/paths';
import { newsletterForm, pages } from '../e2e/support/content';
import { paper } from '../e2e/support/theme';
import { expect, test } from './fixtures';
import { axeViolations } from './support/axe';
import { ground, layOutAll, problemsOf, settle, takesOver } from './support/look';

const field = {
  role: 'textbox',
  name: newsletterForm.email.label,
  within: { role: 'form', name: newsletterForm.headline },
};

/** For a person's eye: one picture a page, width, theme and engine. */
const folder = path.join(projectRoot, 'reports/engines-look');

/** The path that was not found is logged by design. */
const expected = (name: string) => (name === 'not found' ? ['Console: Not found: /404/'] : []);

for (const theme of ['light', 'dark'] as const) {
  for (const { name, path: address } of pages) {
    test(`${name}, ${theme}: no message, no failed request, no axe violation, with React too`, async ({
      tab,
      front,
      engineName,
    }) => {
      await tab.open(`${front.url}/robots.txt`);
      await tab.run((value) => localStorage.setItem('theme', value), theme);
      await tab.open(front.url + address);
      expect(await ground(tab)).toBe(paper[theme]);
      await layOutAll(tab);
      // On an unattended machine nobody looks at them.
      for (const width of isCi() ? [] : [390, 1280]) {
        mkdirSync(folder, { recursive: true });
        await tab.resize(width, 900);
        await settle(tab);
        const file = `${name.replace(' ', '-')}-${width}-${theme}-${engineName}.png`;
        writeFileSync(path.join(folder, file), await tab.screenshot());
      }
      expect(await axeViolations(tab)).toEqual([]);
      await tab.click(field);
      await takesOver(tab);
      const problems = await problemsOf(tab);
      expect(problems.filter((text) => !text.startsWith('Not found'))).toEqual(expected(name));
      expect(front.requests().filter(({ status }) => status >= 400 || status === 0)).toEqual([]);
    });
  }
}
