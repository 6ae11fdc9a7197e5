import type { Step } from '../inbox/faults';
import { gatewayPage, gatewayPath } from '../inbox/gateway-page';

/** The service's behaviour for one submission. */
export type Fault = {
  /** Its name in the table. */
  name: string;
  steps: readonly Step[];
  /** The answer is slow enough for an impatient visitor to press repeatedly. */
  isSlow?: true;
  /**
   * There is no answer within the form's own limit of 30 seconds, which the test passes by moving
   * the clock.
   */
  outlasts?: true;
  /** The answer still comes, after that limit. */
  isLate?: true;
};

export const healthy: Fault = { name: 'healthy', steps: [] };

const html = { headers: { 'Content-Type': 'text/html' }, body: gatewayPage };

/** The faults to mix in; if a message is delivered in spite of one, the name says so. */
export const faults: readonly Fault[] = [
  { name: 'slow', steps: [{ delay: 600 }], isSlow: true },
  { name: 'one byte at a time', steps: [{ drip: 4 }], isSlow: true },
  { name: '400', steps: [{ status: 400 }] },
  { name: '412', steps: [{ status: 412 }] },
  { name: '413', steps: [{ status: 413 }] },
  { name: '429', steps: [{ status: 429 }] },
  { name: '500', steps: [{ status: 500 }] },
  { name: '503, delivered', steps: [{ status: 503, deliver: true }] },
  { name: 'web page, status 200', steps: [{ ...html, deliver: false }] },
  { name: 'web page, status 502, delivered', steps: [{ ...html, status: 502, deliver: true }] },
  { name: 'redirect to a web page', steps: [{ status: 302, headers: { Location: gatewayPath } }] },
  { name: 'no CORS headers', steps: [{ cors: false, deliver: false }] },
  { name: 'no CORS headers, delivered', steps: [{ cors: false }] },
  { name: 'answer cut off, delivered', steps: [{ truncate: true }] },
  { name: 'bytes that are not HTTP', steps: [{ garbage: true }] },
  // The browser itself may resend a request on a connection that it has used before.
  { name: 'connection reset', steps: [{ reset: 'after-body', times: 5 }] },
  { name: 'connection reset once, delivered', steps: [{ reset: 'after-body', deliver: true }] },
  {
    name: 'no answer',
    steps: [{ hang: 'before-headers', times: 5 }],
    isSlow: true,
    outlasts: true,
  },
  {
    name: 'no answer, delivered',
    steps: [{ hang: 'before-headers', deliver: true }],
    isSlow: true,
    outlasts: true,
  },
  {
    name: 'headers, then silence, delivered',
    steps: [{ hang: 'after-headers' }],
    isSlow: true,
    outlasts: true,
  },
  {
    name: 'answer after the limit, delivered',
    steps: [{ delay: 4000 }],
    isSlow: true,
    outlasts: true,
    isLate: true,
  },
];
