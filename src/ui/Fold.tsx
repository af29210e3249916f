import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

interface FoldProps {
  id: string;
  isFolded: boolean;
  /** Something in it was found or asked for. */
  onUnfold: () => void;
  children: ReactNode;
}

/** What can be folded away stays in the page: nothing typed there is lost, and what looks for something in it, the browser's own search or `unfold`, opens it. */
export function Fold({ id, isFolded, onUnfold, children }: FoldProps) {
  const box = useRef<HTMLDivElement>(null);

  // React knows the attribute as a switch only.
  useLayoutEffect(() => {
    if (isFolded) box.current?.setAttribute('hidden', 'until-found');
  }, [isFolded]);

  const latest = useRef(onUnfold);
  useLayoutEffect(() => {
    latest.current = onUnfold;
  });
  // Listens from the first rendering to the last: what looks for something may do so while others render.
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

/** Opens all that is folded around an element. */
export function unfold(element: Element): void {
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
