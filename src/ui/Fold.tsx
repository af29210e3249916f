import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

interface FoldProps {
  id: string;
  isFolded: boolean;
  /** Called when the browser's search found something in the folded content, or when `unfold` asked for it. */
  onUnfold: () => void;
  children: ReactNode;
}

/** Content that can be folded away. It stays in the page, so that nothing typed there is lost; the browser's own search and `unfold` open it. */
export function Fold({ id, isFolded, onUnfold, children }: FoldProps) {
  const box = useRef<HTMLDivElement>(null);

  // React only knows `hidden` as a boolean attribute.
  useLayoutEffect(() => {
    if (isFolded) box.current?.setAttribute('hidden', 'until-found');
  }, [isFolded]);

  const latest = useRef(onUnfold);
  useLayoutEffect(() => {
    latest.current = onUnfold;
  });
  // The listener is added once, for the life of the component: a search may happen while other parts render.
  useEffect(() => {
    const folded = box.current;
    const handleFound = () => latest.current();
    folded?.addEventListener('beforematch', handleFound);
    return () => folded?.removeEventListener('beforematch', handleFound);
  }, []);

  return (
    <div id={id} ref={box} hidden={isFolded}>
      {children}
    </div>
  );
}

/** Opens every fold around an element. */
export function unfold(element: Element): void {
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
