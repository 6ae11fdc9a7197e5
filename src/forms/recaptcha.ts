import { NothingSentError } from './outcome';

/** The part of Google's interface that an invisible reCAPTCHA v2 needs. */
type Recaptcha = {
  ready: (then: () => void) => void;
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (proof: string) => void;
      'error-callback': () => void;
    },
  ) => number;
  execute: (widget: number) => void;
};

declare global {
  var grecaptcha: Recaptcha | undefined;
}

const notAsked = () => new NothingSentError('reCAPTCHA could not be asked');

/** Loads Google's script. The next press loads a failed script again. */
const load = (): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      const { grecaptcha } = globalThis;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(notAsked());
    };
    if (globalThis.grecaptcha) {
      settle();
      return;
    }
    const script = document.createElement('script');
    script.src = 'https://www.google.com/recaptcha/api.js?render=explicit';
    script.addEventListener('load', settle);
    script.addEventListener('error', () => reject(notAsked()));
    document.head.append(script);
  });

/**
 * Asks Google for a proof that a person is there; Google may show pictures to choose from. Nothing
 * is loaded before that.
 *
 * @throws NothingSentError if Google cannot be reached
 */
export async function recaptchaProof(sitekey: string): Promise<string> {
  const recaptcha = await load();
  const place = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = recaptcha.render(place, {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(notAsked()),
      });
      recaptcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}
