import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { reloadPage } from './ownReload';

export interface Leave {
  go(): void;
  /** Whether the page is only reloaded: it then comes back with what its drafts have kept. */
  isReload: boolean;
}

/** Asked before the operator leaves. Returns true when the page has taken over: it will leave by itself once the operator agrees. */
type LeaveQuestion = (leave: Leave) => boolean;

interface Guard {
  leave(go: () => void): void;
  reload(): void;
  put(question: LeaveQuestion | undefined): void;
}

const GuardContext = createContext<Guard>({ leave: (go) => go(), reload: reloadPage, put: () => undefined });

/** Lets a page ask before something other than a navigation throws it away: a log-out or a reload (rule unsaved.asked). */
export function LeaveQuestionProvider({ children }: { children: ReactNode }) {
  const [guard] = useState(createGuard);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/** Runs what leaves the page, unless the page asks a question first. */
export function useLeave(): (go: () => void) => void {
  return use(GuardContext).leave;
}

/** Reloads the page, unless the page asks a question first: what no draft keeps would be lost. */
export function useReload(): () => void {
  return use(GuardContext).reload;
}

/** Sets the question of the page for as long as the page is rendered. */
export function useLeaveQuestion(question: LeaveQuestion): void {
  const { put } = use(GuardContext);
  useLayoutEffect(() => {
    put(question);
    return () => put(undefined);
  }, [put, question]);
}

function createGuard(): Guard {
  let asked: LeaveQuestion | undefined;
  function ask(leave: Leave) {
    if (!asked?.(leave)) leave.go();
  }
  return {
    leave: (go) => ask({ go, isReload: false }),
    reload: () => ask({ go: reloadPage, isReload: true }),
    put: (question) => (asked = question),
  };
}
