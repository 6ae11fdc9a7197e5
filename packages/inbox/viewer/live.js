const find = (id) => document.getElementById(id);
const { ledger } = document.body.dataset;
const list = find('list');
const query = find('query');
const name = document.title;
const stream = new EventSource(`/stream?ledger=${ledger}`);
let interrupted = false;

function update() {
  const wanted = query.value.trim().toLowerCase();
  const entries = [...list.children];
  for (const entry of entries) entry.hidden = !entry.textContent.toLowerCase().includes(wanted);
  const shown = entries.filter((entry) => !entry.hidden).length;
  find('empty').hidden = entries.length > 0;
  find('count').textContent = `${name}: ${wanted === '' ? '' : `${shown} of `}${entries.length}`;
  document.title = `(${entries.length}) ${name}`;
}

stream.addEventListener('entry', (event) => {
  const template = document.createElement('template');
  // The server has escaped all external text.
  template.innerHTML = JSON.parse(event.data);
  const entry = template.content.firstElementChild;
  const known = find(entry.id);
  // Only the ending can have changed; details that a reader has opened stay open.
  if (known) known.querySelector('.ending').replaceWith(entry.querySelector('.ending'));
  else list.prepend(entry);
  update();
});
stream.addEventListener('reset', () => {
  list.replaceChildren();
  update();
});
stream.addEventListener('error', () => {
  interrupted = true;
  find('count').textContent = 'The inbox has stopped. This page continues when it is back.';
});
stream.addEventListener('open', () => {
  // Only the server has what arrived in between.
  if (interrupted) location.reload();
});

find('search').hidden = false;
query.addEventListener('input', update);

find('try').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { action: address } = event.target;
  const answer = find('answer');
  answer.textContent = 'Sent. Waiting for the answer…';
  try {
    const response = await fetch(address, { method: 'POST', body: new FormData(event.target) });
    answer.textContent = `The answer: ${response.status} ${(await response.text()).slice(0, 80)}`;
  } catch {
    answer.textContent = 'The connection broke, or the answer was incomplete.';
  }
});

find('reset').addEventListener('submit', (event) => {
  event.preventDefault();
  void fetch('/reset', { method: 'POST' });
});

update();
