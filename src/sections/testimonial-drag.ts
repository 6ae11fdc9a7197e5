/** How long the loop takes once through, in milliseconds. */
const loopTime = 30_000;

/** What is left of the speed after each frame, once the pointer has let go. */
const friction = 0.94;

/**
 * Lets a visitor draw the moving list along with a mouse, a pen or a finger, in both directions without
 * an end; let go, it glides out, and its loop goes on from there. Under reduced motion there is no loop:
 * a mouse scrolls the region instead, and a finger does so without help.
 *
 * @param track holds the list twice, and moves by half its width; its parent is the region that scrolls
 * @returns takes it back
 */
export function draggable(track: HTMLElement) {
  const done = new AbortController();
  const { style } = track;
  let held = false;
  let place = 0;
  let time = 0;
  /** In pixels a millisecond. */
  let speed = 0;

  const move = (by: number) => {
    const [loop] = track.getAnimations();
    if (loop) {
      const shift = (by / track.offsetWidth) * 2 * loopTime;
      // A time below zero would be before the loop.
      loop.currentTime = (Number(loop.currentTime) + loopTime - shift) % loopTime;
    } else track.parentElement?.scrollBy(-by, 0);
    return loop;
  };

  const glide = () => {
    if (held) return;
    speed *= friction;
    if (move(speed * 16) && Math.abs(speed) > 0.03) requestAnimationFrame(glide);
    else style.animationPlayState = '';
  };

  const release = ({ timeStamp }: PointerEvent) => {
    if (!held) return;
    held = false;
    style.cursor = 'grab';
    // Who stops before letting go wants it to stay there.
    if (timeStamp - time > 60) speed = 0;
    glide();
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => track.addEventListener(name, listener, done);

  on('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    held = true;
    place = event.clientX;
    time = event.timeStamp;
    speed = 0;
    style.animationPlayState = 'paused';
    style.cursor = 'grabbing';
  });
  on('pointermove', ({ clientX, timeStamp, pointerId }) => {
    if (!held || clientX === place) return;
    // From now on no click reaches what is under the pointer.
    track.setPointerCapture(pointerId);
    move(clientX - place);
    speed = (clientX - place) / Math.max(timeStamp - time, 1);
    place = clientX;
    time = timeStamp;
  });
  on('pointerup', release);
  on('pointercancel', release);
  // Else the mouse would select text, and the focus that it sets would keep the loop from going on.
  on('mousedown', (event) => {
    if (event.button === 0) event.preventDefault();
  });

  style.cursor = 'grab';
  // A finger that moves up or down scrolls the page as ever.
  if (track.getAnimations().length > 0) style.touchAction = 'pan-y';
  return () => done.abort();
}
