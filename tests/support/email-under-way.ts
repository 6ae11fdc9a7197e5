import type { Answer } from '../../src/forms/outcome';
import { prepareEmail } from '../../src/forms/email';

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/**
 * Lets a test decide about the next message: when the library has loaded, if `late`, and then how
 * the message is answered. The test file mocks `src/forms/email`.
 */
export function emailUnderWay({ late = false } = {}) {
  const answered = deferred<Answer>();
  const arrived = deferred<undefined>();
  const send = jest.fn((_parts: URLSearchParams) => answered.promise);
  jest.mocked(prepareEmail).mockImplementationOnce(async () => {
    await arrived.promise;
    return send;
  });
  if (!late) arrived.resolve(undefined);
  return {
    send,
    arrive: () => arrived.resolve(undefined),
    answer: (status: number, text = 'OK') => answered.resolve({ status, text }),
    refuse: (reason: unknown) => answered.reject(reason),
  };
}
