import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeavingGuard } from '@/engine/LeavingGuard';

const UnfinishedContext = createContext<Map<string, boolean>>(new Map());

/** Asks before the page is left with something typed or half done on it: it has several small forms, and one question for all (ux I5). */
export function Unfinished({ children }: { children: ReactNode }) {
  const { t } = useTranslation('solidaryFollowUp');
  const [parts] = useState(() => new Map<string, boolean>());
  const isAsked = useCallback(() => [...parts.values()].some(Boolean), [parts]);
  const words = { title: t('leaving.title'), body: t('leaving.body'), stay: t('leaving.stay'), leave: t('leaving.leave') };
  return (
    <UnfinishedContext value={parts}>
      {children}
      <LeavingGuard isAsked={isAsked} words={words} destructive />
    </UnfinishedContext>
  );
}

/** Whether the part of the page that calls it would lose something. */
export function useUnfinished(isUnfinished: boolean): void {
  const parts = use(UnfinishedContext);
  const id = useId();
  useEffect(() => {
    parts.set(id, isUnfinished);
    return () => void parts.delete(id);
  }, [parts, id, isUnfinished]);
}
