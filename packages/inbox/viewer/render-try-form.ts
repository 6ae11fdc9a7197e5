import { localAccount } from '../local-account';

const ids = {
  service_id: localAccount.serviceId,
  template_id: localAccount.contactTemplateId,
  user_id: localAccount.publicKey,
};

/** Renders a form that sends a test message to the inbox, by the same call as any site's. */
export function renderTryForm(): string {
  const hidden = Object.entries(ids).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<form id="try" method="post" enctype="multipart/form-data" action="/api/v1.0/email/send-form">
<p><label for="email">Test message from</label> <input id="email" type="email" name="email" value="you@example.com" required autocomplete="off" list="faults"></p>
<input type="hidden" name="text" value="A test message, sent by the inbox itself.">
${hidden.join('\n')}
<datalist id="faults">
<option value="you+503@example.com">
<option value="you+429@example.com">
<option value="you+slow5000@example.com">
<option value="you+hang@example.com">
<option value="you+reset@example.com">
</datalist>
<button>Send a test message</button>
<p id="answer" role="status"></p>
</form>`;
}
