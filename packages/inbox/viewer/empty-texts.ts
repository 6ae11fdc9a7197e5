/** The addresses that make the inbox fail, for a person who sees an empty page. */
const magicAddresses: readonly (readonly [string, string])[] = [
  ['you+503@example.com', 'The service answers with that status, from 200 to 599.'],
  ['you+slow5000@example.com', 'The answer takes 5000 milliseconds.'],
  ['you+hang@example.com', 'There is no answer at all.'],
  ['you+stall@example.com', 'The answer begins, and then nothing more comes.'],
  ['you+reset@example.com', 'The connection breaks.'],
  ['you+cut@example.com', 'The message arrives, and its answer is cut off.'],
  ['you+nocors@example.com', 'The message arrives, and the browser hides the answer.'],
  ['you+html@example.com', 'A web page answers instead of the service.'],
];

/** The text of a page while its ledger is empty, as HTML. */
export const emptyTexts = {
  messages: `<h2>Nothing has arrived yet</h2>
<p>Send a form of your site, or the test message above. It appears here a moment later; there is no need to reload.</p>
<p>To see what a visitor sees when sending goes wrong, use one of these addresses in the form:</p>
<dl>${magicAddresses.map(([address, fault]) => `<div><dt>${address}</dt><dd>${fault}</dd></div>`).join('')}</dl>`,
  requests: `<h2>There are no calls yet</h2>
<p>Every call is listed here, whether it brought a message or not: refused and broken ones too, and the browser’s own questions before a call to another site (OPTIONS).</p>`,
};
