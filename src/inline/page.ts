/** Logs the path that was not found. */
export function logNotFound() {
  if (document.querySelector('[data-not-found]')) console.warn('Not found:', location.pathname);
}

/** Lets CSS pause movement while the tab is hidden. */
export function markHiddenTab() {
  document.documentElement.toggleAttribute('data-hidden-tab', document.hidden);
}

/**
 * Hides tooltips after Escape (WCAG 1.4.13) and after a tap, which leaves a hover behind; until another
 * key, or a pointer that can hover.
 */
export function startTooltips() {
  const hide = (isHidden: boolean) =>
    document.documentElement.toggleAttribute('data-hidden-tooltips', isHidden);
  document.addEventListener('pointerover', ({ pointerType }) => hide(pointerType === 'touch'));
  document.addEventListener('keydown', ({ key }) => hide(key === 'Escape'));
}

/** Stops moving quotes as soon as a finger swipes over them; their cover is a label, which a tap presses. */
export function stopAtSwipe() {
  document.addEventListener(
    'touchmove',
    ({ target }) => {
      const cover = target instanceof Element && target.closest('[data-stops]');
      if (cover instanceof HTMLLabelElement && cover.control instanceof HTMLInputElement)
        cover.control.checked = true;
    },
    { passive: true },
  );
}

/**
 * Plays a video where its poster was. A click with a modifier key, such as Ctrl, opens the poster's link
 * instead.
 */
export function startVideos() {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey } = event;
    const poster = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-player]');
    if (!poster || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    const address = `${poster.dataset.player}`;
    const player = document.createElement(address.startsWith('/') ? 'video' : 'iframe');
    player.title = poster.textContent;
    if (player instanceof HTMLVideoElement) {
      player.controls = player.autoplay = player.playsInline = true;
    } else {
      player.allow = 'autoplay;fullscreen;picture-in-picture';
      player.allowFullscreen = true;
    }
    player.src = address;
    poster.previousElementSibling?.append(player);
    player.focus();
  });
}
