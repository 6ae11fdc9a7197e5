import { z } from 'zod';
import { runBy, type Key, type Tab, type Target } from './engine';
import { elementOf, placeOf, queryScript } from './queries';
import { drawn } from './look';
import { retry } from './retry';
import { elementPath, type Command } from './webdriver';

const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  ' ': ' ',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};
const shift = '\uE008';

const text = z.string();
const number = z.number();
const sizes = z.tuple([number, number, number]);

/** More than the window's bar takes, in pixels. */
const highestBar = 200;

/** Returns a page that is driven by the commands of WebDriver. */
export function drive(command: Command): Tab {
  const execute = (script: string) => command('POST', '/execute/sync', { script, args: [] });
  const evaluate = (expression: string) =>
    command('POST', '/execute/async', {
      script: `const [answer] = arguments; Promise.resolve(${expression}).then(answer)`,
      args: [],
    });
  const find = (target: Target) =>
    retry(async () => {
      await execute(queryScript);
      return elementPath(command, elementOf(target));
    });
  const act = (id: string, type: string, actions: readonly object[]) =>
    command('POST', '/actions', { actions: [{ type, id, actions }] });
  const moveTo = async (target: Target) => ({
    type: 'pointerMove',
    origin: 'viewport',
    ...(await placeOf(evaluate, target)),
  });
  const resize = async (width: number, height: number) => {
    // The window is higher than the page, by its bar.
    await command('POST', '/window/rect', { width, height });
    const bar = await retry(async () => {
      const rest = height - number.parse(await execute('return innerHeight'));
      // The page hears of its new size a little later.
      if (rest < 0 || rest > highestBar) throw new Error('The window has another size.');
      return rest;
    });
    await command('POST', '/window/rect', { width, height: height + bar });
  };
  const button = (type: 'pointerDown' | 'pointerUp') => ({ type, button: 0 });
  const click = [button('pointerDown'), button('pointerUp')];

  return {
    run: runBy(evaluate),
    evaluate,
    open: (url) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh', {}),
    back: () => execute('setTimeout(() => history.back())'),
    click: async (target) => act('mouse', 'pointer', [await moveTo(target), ...click]),
    doubleClick: async (target) =>
      act('mouse', 'pointer', [await moveTo(target), ...click, ...click]),
    hover: async (target) => act('mouse', 'pointer', [await moveTo(target)]),
    type: async (target, words) => command('POST', `${await find(target)}/value`, { text: words }),
    press: async (key, options) => {
      const pressed = options?.withShift ? [shift, keys[key]] : [keys[key]];
      const down = pressed.map((value) => ({ type: 'keyDown', value }));
      const up = pressed.reverse().map((value) => ({ type: 'keyUp', value }));
      await act('keyboard', 'key', [...down, ...up]);
    },
    resize,
    screenshot: async () => {
      // The engine draws what is in the window, so the window takes the whole page in.
      const [width, height, whole] = sizes.parse(
        await execute('return [innerWidth, innerHeight, document.documentElement.scrollHeight]'),
      );
      await resize(width, whole);
      await evaluate(`(${String(drawn)})()`);
      const picture = text.parse(await command('GET', '/screenshot'));
      await resize(width, height);
      return Buffer.from(picture, 'base64');
    },
    takeAlert: async () => {
      const words = await command('GET', '/alert/text').catch(() => null);
      if (words === null) return null;
      await command('POST', '/alert/accept', {});
      return text.parse(words);
    },
    console: () => [],
  };
}
