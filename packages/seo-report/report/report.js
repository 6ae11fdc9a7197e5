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
  root.className = isDark() ? 'light' : 'dark';
  nameToggle();
});

for (const button of document.querySelectorAll('[data-copy]')) {
  const words = [...button.childNodes];
  button.hidden = false;
  button.addEventListener('click', async () => {
    const copying = navigator.clipboard.writeText(button.dataset.copy);
    button.replaceChildren(
      await copying.then(
        () => 'Copied',
        () => 'The browser forbids it',
      ),
    );
    setTimeout(() => button.replaceChildren(...words), 4000);
  });
}
