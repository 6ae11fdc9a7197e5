// Shows what arrives, without a reload.
const part = (name) => document.getElementById(name);
const stream = new EventSource('/events');
let updates = Promise.resolve();

async function update() {
  const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  for (const { id } of document.querySelectorAll('details[open]'))
    page.getElementById(id)?.setAttribute('open', '');
  for (const name of ['count', 'list'])
    part(name).replaceChildren(...page.getElementById(name).childNodes);
  document.title = page.title;
}

// Also when the inbox is back: only it has what arrived in between.
for (const event of ['open', 'message'])
  stream.addEventListener(event, () => {
    updates = updates.then(update).catch(() => {});
  });
stream.addEventListener('error', () => {
  part('count').textContent = 'The inbox has stopped. This page continues when it is back.';
});
