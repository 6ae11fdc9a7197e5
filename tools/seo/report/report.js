// Sorts a table by a column, and filters its rows. Without it, the report shows everything.
const { compare } = new Intl.Collator('en', { numeric: true });

for (const table of document.querySelectorAll('table')) {
  const [body] = table.tBodies;
  const rows = [...body.rows];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const valueOf = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const button = document.createElement('button');
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const isDown = head.ariaSort === 'descending';
      for (const other of heads) other.ariaSort = null;
      head.ariaSort = isDown ? 'ascending' : 'descending';
      const direction = isDown ? 1 : -1;
      rows.sort((a, b) => direction * compare(valueOf(a), valueOf(b)));
      body.append(...rows);
    });
  });

  const { parentNode: tools } = document.querySelector(`[aria-controls=${table.id}]`).parentNode;
  const [input, count] = tools.querySelectorAll('input, output');
  for (const control of tools.children) control.hidden = false;
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    count.value = `${rows.filter((row) => !row.hidden).length} of ${rows.length}`;
  });
}
