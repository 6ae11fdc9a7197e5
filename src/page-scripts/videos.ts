import { PageAttribute } from '../contract/page-attributes';

/** Puts the player in the place of a poster. The player of another host cannot say that it failed. */
function play(poster: HTMLAnchorElement) {
  const address = `${poster.getAttribute(PageAttribute.player)}`;
  const player = document.createElement(address.startsWith('/') ? 'video' : 'iframe');
  player.title = `${poster.getAttribute(PageAttribute.playerTitle)}`;
  if (player instanceof HTMLVideoElement) {
    player.controls = player.autoplay = player.playsInline = true;
  } else player.allow = 'autoplay;fullscreen;picture-in-picture';
  player.src = address;
  poster.previousElementSibling?.replaceChildren(player);
  player.focus();
}

// The script of pages with a video. Replaces a clicked poster by the player, and the player by its poster at a click on the
// button under it. A click with a modifier key, such as Ctrl, follows the poster's link instead.
document.addEventListener('click', (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey } = event;
  if (!(target instanceof Element)) return;
  const poster = target
    .closest('figure')
    ?.querySelector<HTMLAnchorElement>(`a[${PageAttribute.player}]`);
  if (!poster || button !== 0 || metaKey || ctrlKey || shiftKey) return;
  if (target.closest(`[${PageAttribute.closesPlayer}]`)) {
    poster.previousElementSibling?.replaceChildren();
    poster.focus();
  } else if (poster.contains(target)) {
    event.preventDefault();
    play(poster);
  }
});
