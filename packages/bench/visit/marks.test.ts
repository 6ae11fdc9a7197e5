import { parseMarks } from './marks';
import { countLost, pressesOf } from './presses';

const press = (time: number, hits: boolean, works: boolean) => ({
  name: 'bench:press',
  startTime: time,
  detail: { hits, works, at: time + 10 },
});
const marks = parseMarks({
  origin: 1000,
  entries: [
    { name: 'first-paint', startTime: 100, detail: null },
    press(90, true, true),
    press(140, false, false),
    press(190, true, false),
    press(240, true, true),
    press(290, true, true),
  ],
});

test('presses count from the first one that hit the control after the first paint', () => {
  expect(pressesOf(marks, [1040, 1090, 1140, 1188, 1239, 1290])).toEqual({
    presses: 3,
    pressesLost: 1,
    firstPress: 150,
  });
});

test('a page that was never painted or has no control has no presses', () => {
  expect(pressesOf({ ...marks, firstPaint: undefined }, [1200])).toEqual({});
  expect(pressesOf({ ...marks, presses: [] }, [1200])).toEqual({});
});

test('each answer counts for one press, and only for an earlier one', () => {
  expect(countLost([100, 150, 200], [101, 152, 203])).toBe(0);
  expect(countLost([100, 150, 200], [152, 203])).toBe(1);
  expect(countLost([100, 150, 200], [101])).toBe(2);
});
