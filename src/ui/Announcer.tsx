import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Holds the polite live region, present from the start of the page so that the first change is heard. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ texts: readonly string[]; turn: number }>({ texts: [], turn: 0 });
  const waiting = useRef<readonly string[]>([]);
  const announce = useCallback((text: string) => {
    const texts = [...new Set([...waiting.current, text])].filter((sentence) => sentence !== '');
    waiting.current = texts;
    setSaid(({ turn }) => ({ texts, turn: turn + 1 }));
  }, []);
  useLayoutEffect(() => {
    waiting.current = [];
  }, [said]);

  return (
    <AnnounceContext value={announce}>
      {children}
      {/* A new element each time: a region whose text does not change says nothing the second time. What is said before the browser has rendered is said together. */}
      <VisuallyHidden role="status" aria-live="polite">
        <span key={said.turn}>
          {said.texts.map((text, index) => (
            <span key={text}>
              {index > 0 && ' '}
              {text}
            </span>
          ))}
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Says a sentence to screen readers: results, selection, end of loading. An empty one takes back what was said before. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}
