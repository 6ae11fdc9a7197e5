import type { Answer } from '../../src/forms/outcome';
import { prepareEmail } from '../../src/forms/email';

/** A message whose outcome a test decides; the test file mocks `src/forms/email`. */
type UnderWay = {
  /** The library's handling of the parts; not called before `arrive`. */
  send: jest.Mock<Promise<Answer>, [URLSearchParams]>;
  /** Lets the library's own file load. */
  arrive: () => void;
  answer: (status: number, text?: string) => void;
  refuse: (reason: unknown) => void;
};

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** Makes the next press wait: for the library's file if `late`, then for an answer. */
export function emailUnderWay({ late = false } = {}): UnderWay {
  const answered = deferred<Answer>();
  const arrived = deferred<undefined>();
  const send = jest.fn<Promise<Answer>, [URLSearchParams]>(() => answered.promise);
  jest.mocked(prepareEmail).mockImplementationOnce(async () => {
    await arrived.promise;
    return send;
  });
  if (!late) arrived.resolve(undefined);
  return {
    send,
    arrive: () => arrived.resolve(undefined),
    answer: (status, text = 'OK') => answered.resolve({ status, text }),
    refuse: (reason) => answered.reject(reason),
  };
}
