/**
 * Shows a popover (an element with `popover="manual"`) under another element and as wide as that, or above it where it does not fit below and there is more room.
 * Nothing cuts or covers it, as the browser draws popovers over the whole page, dialogs included. Its style sheet limits its content to `--room`.
 *
 * @returns what ends it.
 */
export function placeUnder(anchor: HTMLElement, popover: HTMLElement): () => void {
  const ended = new AbortController();
  const place = () => placeOnce(anchor, popover);
  const sizes = new ResizeObserver(place);
  popover.showPopover();
  place();
  sizes.observe(anchor);
  sizes.observe(popover);
  // The list scrolls inside the popover too: measuring that anew would scroll it back.
  const follow = ({ target }: Event) => {
    if (!(target instanceof Node && popover.contains(target))) place();
  };
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal: ended.signal });
  window.addEventListener('resize', place, { signal: ended.signal });
  // The keyboard of a telephone covers a part of the window without resizing it.
  window.visualViewport?.addEventListener('resize', place, { signal: ended.signal });
  return () => {
    ended.abort();
    sizes.disconnect();
  };
}

function placeOnce(anchor: HTMLElement, popover: HTMLElement): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const { offsetTop: viewTop, height: viewHeight } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const above = top - viewTop;
  const below = viewTop + viewHeight - bottom;
  popover.style.removeProperty('--room');
  const isAbove = popover.offsetHeight > below && above > below;
  popover.style.setProperty('--room', `${isAbove ? above : below}px`);
  Object.assign(popover.style, { left: `${left}px`, width: `${width}px`, top: isAbove ? 'auto' : `${bottom}px`, bottom: isAbove ? `${window.innerHeight - top}px` : 'auto' });
}
