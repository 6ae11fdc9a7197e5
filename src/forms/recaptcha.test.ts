/** @jest-environment jsdom */
import { NothingSentError } from './outcome';
import { recaptchaProof } from './recaptcha';

const scripts = () => [...document.head.querySelectorAll('script')];
const script = () => scripts().at(-1);

/** Fakes Google's script, which answers each question with `answer`. */
function googleCame(answer: 'a proof' | 'error') {
  globalThis.grecaptcha = {
    ready: (then) => then(),
    render: (_place, options) => {
      queueMicrotask(() => {
        if (answer === 'error') options['error-callback']();
        else options.callback(`${answer} for ${options.sitekey}`);
      });
      return 0;
    },
    execute: () => undefined,
  };
  script()?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  globalThis.grecaptcha = undefined;
});

test('Google is not contacted before a proof is needed, and its script is loaded once', async () => {
  expect(scripts()).toEqual([]);
  const proof = recaptchaProof('key');
  expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=explicit');
  googleCame('a proof');
  expect(await proof).toBe('a proof for key');
  expect(await recaptchaProof('key')).toBe('a proof for key');
  expect(scripts()).toHaveLength(1);
  expect(document.body.children).toHaveLength(0);
});

test('if Google is blocked or fails, nothing is sent, and the next press asks again', async () => {
  const blocked = recaptchaProof('key');
  script()?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toThrow(NothingSentError);
  const failed = recaptchaProof('key');
  expect(scripts()).toHaveLength(2);
  googleCame('error');
  await expect(failed).rejects.toThrow(NothingSentError);
});
