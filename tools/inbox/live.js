const list = document.getElementById('list');
const count = document.getElementById('count');
const stream = new EventSource('/events');

function update() {
  count.textContent = `Received: ${list.childElementCount}`;
  document.title = `(${list.childElementCount}) Local inbox`;
}

stream.addEventListener('message', ({ data }) => {
  const template = document.createElement('template');
  // The server has escaped all external text.
  template.innerHTML = JSON.parse(data);
  const entry = template.content.firstElementChild;
  const known = document.getElementById(entry.id);
  if (known) {
    entry.querySelector('details').open = known.querySelector('details').open;
    known.replaceWith(entry);
  } else list.prepend(entry);
  update();
});
stream.addEventListener('reset', () => location.reload());
stream.addEventListener('error', () => {
  count.textContent = 'The inbox has stopped. This page continues when it is back.';
  // Only the server has what arrived in between.
  stream.addEventListener('open', () => location.reload());
});
update();
