const list = document.getElementById('messages');
const empty = document.getElementById('empty');
const count = document.getElementById('count');
const stream = new EventSource('/stream');
let interrupted = false;

function update() {
  const number = list.childElementCount;
  empty.hidden = number > 0;
  count.textContent = number === 1 ? '1 message' : `${number || 'No'} messages`;
  document.title = number > 0 ? `(${number}) Inbox` : 'Inbox';
}

stream.addEventListener('message', (event) => {
  // The server has escaped what came from outside.
  list.insertAdjacentHTML('afterbegin', JSON.parse(event.data));
  list.firstElementChild.classList.add('new');
  update();
});
stream.addEventListener('reset', () => {
  list.replaceChildren();
  update();
});
stream.addEventListener('error', () => {
  interrupted = true;
  count.textContent = 'The inbox has stopped. This page goes on when it is back.';
});
stream.addEventListener('open', () => {
  // What arrived in between is only on the server.
  if (interrupted) location.reload();
});
update();
