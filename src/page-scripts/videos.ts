import { PageAttribute } from '../contract/page-attributes';

/**
 * Replaces a clicked poster by the player. A click with a modifier key, such as Ctrl, follows the poster's
 * link instead.
 */
export function startVideos() {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey } = event;
    const poster =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[${PageAttribute.player}]`);
    if (!poster || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    const address = `${poster.getAttribute(PageAttribute.player)}`;
    const player = document.createElement(address.startsWith('/') ? 'video' : 'iframe');
    player.title = `${poster.getAttribute(PageAttribute.playerTitle)}`;
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
