import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Holds the polite live region, present from the start of the page so that the first change is heard. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);

  return (
    <AnnounceContext value={announce}>
      {children}
      {/* A new element for each sentence: a region whose text does not change says nothing the second time. */}
      <VisuallyHidden role="status" aria-live="polite">
        <span key={said.turn}>{said.text}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Says a sentence to screen readers: results, selection, end of loading. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}
