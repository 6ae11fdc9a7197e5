const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

const isDark = () =>
  root.classList.contains('dark') || (!root.classList.contains('light') && dark.matches);

const toggle = document.querySelector('[data-theme-toggle]');
const nameToggle = () => {
  toggle.textContent = isDark() ? 'Light theme' : 'Dark theme';
};
toggle.hidden = false;
nameToggle();
dark.addEventListener('change', nameToggle);
toggle.addEventListener('click', () => {
  const next = isDark() ? 'light' : 'dark';
  root.classList.remove('light', 'dark');
  root.classList.add(next);
  nameToggle();
});

for (const button of document.querySelectorAll('[data-copy]')) {
  const words = [...button.childNodes];
  button.hidden = false;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.replaceChildren('Copied');
    } catch {
      // A file opened from disk may not use the clipboard: select the text instead.
      source.closest('details').open = true;
      getSelection().selectAllChildren(source);
      button.replaceChildren('Selected: press Ctrl+C');
    }
    setTimeout(() => button.replaceChildren(...words), 4000);
  });
}

// On paper, every details element is open.
let opened = [];
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll('.graph details:not([open])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});
