import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** Asked before the operator leaves; true when it has taken over, and will leave by itself if they still want to. */
type LeaveQuestion = (leave: () => void) => boolean;

interface Guard {
  leave(leave: () => void): void;
  put(question: LeaveQuestion | undefined): void;
}

const GuardContext = createContext<Guard>({ leave: (leave) => leave(), put: () => undefined });

/** Lets a page speak before something around it, which is not a navigation, throws it away: a log-out (ux I5). */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [guard] = useState(createGuard);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/** Runs what leaves the page, unless the page has something to ask first. */
export function useLeave(): (leave: () => void) => void {
  return use(GuardContext).leave;
}

/** The page's question, while it is drawn. */
export function useLeaveQuestion(question: LeaveQuestion): void {
  const { put } = use(GuardContext);
  useEffect(() => {
    put(question);
    return () => put(undefined);
  }, [put, question]);
}

function createGuard(): Guard {
  let asked: LeaveQuestion | undefined;
  return {
    leave: (leave) => {
      if (!asked?.(leave)) leave();
    },
    put: (question) => (asked = question),
  };
}
