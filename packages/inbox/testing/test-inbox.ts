import { startInbox, type Inbox } from '../start-inbox';

/** The inbox of a test file: it runs until the last test, and each test finds it empty. */
export let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox({ port: 0 });
});
beforeEach(() => inbox.reset());
afterAll(() => inbox.close());
