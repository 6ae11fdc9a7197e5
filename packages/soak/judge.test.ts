import type { Message, RequestRecord } from '../inbox/message';
import { healthy } from './faults';
import { judge, type Disagreement, type Outcome, type Visit } from './judge';

const email = 'soak-0@example.com';
const visit = (shown: Outcome | null): Visit => ({
  ...{ email, form: 'newsletter', press: 'click', fault: healthy },
  typed: { subscriber_email: email },
  shown,
});
const parts = [{ name: 'subscriber_email', value: email }];
const message: Message = { id: 1, at: '', templateId: '', parts, duplicateOf: null };
const request: RequestRecord = {
  ...{ id: 1, at: '', method: 'POST', path: '', origin: null, parts, raw: '' },
  ...{ problem: null, fault: null, status: 200, ending: 'answered' },
};
const times = <Item>(count: number, item: Item) => Array<Item>(count).fill(item);

test.each<[Outcome | null, number, Disagreement[]]>([
  ['sent', 1, []],
  ['sent', 0, ['lost']],
  ['not sent', 0, []],
  ['not sent', 1, ['denied']],
  ['unknown', 0, []],
  ['unknown', 1, []],
  [null, 1, ['silent']],
])('shown as %s and delivered %i times: %j', (shown, delivered, disagreements) => {
  const finding = judge(visit(shown), {
    posts: 1,
    requests: [request],
    messages: times(delivered, message),
  });
  expect(finding.disagreements).toEqual(disagreements);
  expect(finding.delivered).toBe(delivered);
});

test('two calls by our code for one press break a promise', () => {
  const finding = judge(visit('sent'), {
    posts: 2,
    requests: times(2, request),
    messages: times(2, message),
  });
  expect(finding).toMatchObject({ disagreements: ['doubled'], resent: 0 });
});

test('calls that the browser resends are counted separately', () => {
  const finding = judge(visit('sent'), {
    posts: 1,
    requests: times(3, request),
    messages: times(2, message),
  });
  expect(finding).toMatchObject({ disagreements: [], resent: 2 });
});

test('a call that never reached the inbox is not a resend', () => {
  expect(judge(visit('unknown'), { posts: 1, requests: [], messages: [] }).resent).toBe(0);
});

test('words other than those typed break a promise', () => {
  const altered = { ...message, parts: [{ name: 'subscriber_email', value: 'soak-0' }] };
  expect(
    judge(visit('sent'), { posts: 1, requests: [request], messages: [altered] }).disagreements,
  ).toEqual(['altered']);
});
