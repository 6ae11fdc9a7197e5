/** In a file of its own, because the build draws pictures with it. */
export const palette = {
  paper: { light: '#fbf7f0', dark: '#10131f' },
  /** Cards and fields on the page. */
  raised: { light: '#fffdf9', dark: '#181c2c' },
  /** Text, and the background of the main button. */
  ink: { light: '#171a2b', dark: '#f6efe3' },
  /** The main button under the pointer: ink with 14 % of signal, mixed in Oklab. */
  inkHover: { light: '#312430', dark: '#f8ddcd' },
  /** Secondary text: 7:1 against paper and raised (WCAG 1.4.6). */
  softInk: { light: '#4d5164', dark: '#b3b4c3' },
  /** Hairlines between elements. */
  line: { light: '#e6dccb', dark: '#2b3046' },
  /** The edge of a control: 3:1 against paper and raised (WCAG 1.4.11). */
  control: { light: '#8a826f', dark: '#737a98' },
  /** Emphasis in text. */
  accent: { light: '#b93815', dark: '#ff9a76' },
  /** The background of a failure message. */
  alarm: { light: '#fdeee7', dark: '#2a2029' },
  /** The background of an active or current control. */
  wash: { light: '#eeeae3', dark: '#1d2130' },
  /** A band between others: dark, but never darker than the dark page. */
  night: { light: '#171a2b', dark: '#181c2c' },
  /** The footer, and a video until it loads. */
  band: { light: '#171a2b', dark: '#0a0c15' },
  signal: { light: '#e4572e', dark: '#f0683f' },
  saffron: { light: '#f2a541', dark: '#f5b65b' },
  teal: { light: '#2e8b7d', dark: '#6fc7b8' },
  blue: { light: '#3f5fae', dark: '#8fa8ea' },
};
