import { isStill } from '../components/is-still';

/** What is left of the speed after each frame, once the pointer has let go. */
const friction = 0.94;

/**
 * Lets a visitor draw the moving list along with a mouse, a pen or a finger, in both directions without
 * an end; let go, it glides out, and its loop goes on from there. Under reduced motion there is no loop:
 * a mouse scrolls the region instead, and a finger does so without help.
 *
 * @param track holds the list twice, and moves by half its width; its parent is the region that scrolls
 */
export function draggable(track: HTMLElement | null) {
  if (!track) return;
  const { style } = track;
  const on = track.addEventListener.bind(track);
  let held = false;
  let place = 0;
  let time = 0;
  /** In pixels a frame. */
  let speed = 0;

  const move = (by: number) => {
    const [loop] = track.getAnimations();
    if (loop) {
      // Of one pass, in milliseconds.
      const loopTime = Number(loop.effect?.getComputedTiming().duration);
      const shift = (by / track.offsetWidth) * 2 * loopTime;
      // A time below zero would be before the loop.
      loop.currentTime = (Number(loop.currentTime) + loopTime - shift) % loopTime;
    } else {
      track.parentElement?.scrollBy(-by, 0);
      speed = 0;
    }
  };

  const glide = () => {
    if (held) return;
    move((speed *= friction));
    if (Math.abs(speed) > 0.5) requestAnimationFrame(glide);
    else style.animationPlayState = '';
  };

  const release = ({ timeStamp }: PointerEvent) => {
    if (!held) return;
    held = false;
    // Who stops before letting go wants it to stay there.
    if (timeStamp - time > 60) speed = 0;
    glide();
  };

  on('pointerdown', ({ button, isPrimary, clientX }) => {
    if (button || !isPrimary) return;
    held = true;
    place = clientX;
    speed = 0;
    style.animationPlayState = 'paused';
  });
  on('pointermove', ({ clientX, timeStamp, pointerId }) => {
    const by = clientX - place;
    if (!held || !by) return;
    // From now on no click reaches what is under the pointer.
    track.setPointerCapture(pointerId);
    // Browsers tell of a move once a frame.
    speed = by;
    place = clientX;
    time = timeStamp;
    move(by);
  });
  on('pointerup', release);
  on('pointercancel', release);
  // Else the mouse would select text, and the focus that it sets would keep the loop from going on.
  on('mousedown', (event) => {
    if (!event.button) event.preventDefault();
  });

  style.cursor = 'grab';
  // A finger that moves up or down scrolls the page as ever. Not asked of the loop: that would start it
  // while the section is out of sight, and Chromium would draw a frame for it sixty times a second.
  if (!isStill()) style.touchAction = 'pan-y';
}
