import { isStill } from '../components/is-still';

/** The part of the speed that is left after each frame, once the pointer is released. */
const friction = 0.94;

/**
 * Lets a visitor drag the moving list with a mouse, a pen or a finger, in both directions and
 * without an end. Once released, it glides to a stop, and its loop continues from there. Under
 * reduced motion there is no loop: a mouse scrolls the region instead, and a finger does so without
 * help.
 *
 * @param track contains the list twice, and moves by half its width; its parent is the region that
 * scrolls
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
      // A negative time would be before the loop.
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
    // A visitor who stops before releasing wants the list to stay there.
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
    // From now on no click reaches the element under the pointer.
    track.setPointerCapture(pointerId);
    // Browsers report a move once a frame.
    speed = by;
    place = clientX;
    time = timeStamp;
    move(by);
  });
  on('pointerup', release);
  on('pointercancel', release);
  // Otherwise the mouse would select text, and the focus that it sets would keep the loop paused.
  on('mousedown', (event) => {
    if (!event.button) event.preventDefault();
  });

  style.cursor = 'grab';
  // A finger that moves up or down scrolls the page as usual. Do not read the loop here: that would
  // start it while the section is off screen, and Chromium would draw a frame for it sixty times a
  // second.
  if (!isStill()) style.touchAction = 'pan-y';
}
