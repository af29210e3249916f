import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import { CheckerContext, type Checker, type CheckSummary, type Opening } from './check/Checker';
import type { FileFault } from './check/decodeText';
import { createWorkerChecker } from './check/workerChecker';
import { chosenFault, type ChoiceFault } from './chosenFault';
import { dropDraft, keepDraft, readDraft, type DraftPlace } from '../../data/drafts';
import type { ImportDefinition } from '../../model/FileExchange';

/** The steps before the file is sent. */
type WorkStep = 'file' | 'check' | 'confirm';

interface Work {
  step: WorkStep;
  file?: File;
  /** The name of the file that was chosen before a reload, as no storage can keep the file itself. */
  lost?: string | undefined;
  /** Why the chosen file cannot be used, or that no file was chosen. */
  fault?: ChoiceFault | FileFault;
  opening?: Exclude<Opening, { fault: FileFault }>;
  hasTitles: boolean;
  /** The progress of the check, from 0 to 1. */
  progress?: number;
  summary?: CheckSummary;
  hasFailed?: boolean;
}

const NOTHING: Work = { step: 'file', hasTitles: true };

/** The state of the file before it is sent: chosen, opened, checked. Going back keeps every choice. */
export function useImportFile(definition: ImportDefinition) {
  const place = useChoicePlace();
  const [work, setWork] = useState<Work>(() => ({ ...NOTHING, lost: readDraft(sessionStorage, place)?.files?.[0] }));
  const { checker, open, release, lend } = useChecker(definition);
  const change = (changes: Partial<Work>) => setWork((known) => ({ ...known, ...changes }));

  async function choose(file: File) {
    const fault = chosenFault(file);
    setWork({ ...NOTHING, file, ...(fault && { fault }) });
    if (fault) return;
    keepDraft(sessionStorage, place, {}, {}, { files: [file.name] });
    try {
      const opening = await open(file);
      if (!opening) return;
      if ('fault' in opening) change({ fault: opening.fault });
      else change({ opening, hasTitles: opening.seemsTitled });
    } catch {
      change({ fault: 'unreadable' });
    }
  }

  function setTitles(hasTitles: boolean) {
    setWork(({ summary: _outdated, ...known }) => ({ ...known, hasTitles }));
  }

  async function check() {
    const { file, opening, fault, summary, hasTitles } = work;
    if (!file || fault) return change({ fault: fault ?? 'none' });
    if (!opening) return;
    if (summary) return change({ step: 'check' });
    change({ step: 'check', progress: 0, hasFailed: false });
    try {
      if (!checker()) await open(file);
      const mine = checker();
      const found = await mine?.check(hasTitles, (done) => change({ progress: done }));
      if (found && checker() === mine) setWork(({ progress: _done, ...known }) => ({ ...known, summary: found }));
    } catch {
      setWork(({ progress: _stopped, ...known }) => ({ ...known, hasFailed: true }));
    }
  }

  function cancel() {
    release();
    setWork(({ progress: _stopped, ...known }) => ({ ...known, step: 'file' }));
  }

  function startAgain() {
    release();
    dropDraft(sessionStorage, place);
    setWork(NOTHING);
  }

  return {
    work,
    choose: (file: File) => void choose(file),
    setTitles,
    check: () => void check(),
    cancel,
    startAgain,
    goTo: (step: WorkStep) => change({ step }),
    checker,
    lend,
  };
}

/** Where the name of the chosen file is kept, beside what is kept of a file that was sent. */
function useChoicePlace(): DraftPlace {
  const { pathname } = useLocation();
  const userId = useSession().user.id;
  return { userId, page: `${pathname}?file` };
}

/** The checker of the chosen file. There is one at a time, and it is closed with the page, unless a sending uses it. */
function useChecker(definition: ImportDefinition) {
  const create = use(CheckerContext) ?? createWorkerChecker;
  const held = useRef<Checker>(undefined);
  /** Whether the checker is in use by a sending, which then closes it. */
  const isLent = useRef(false);

  useEffect(() => () => release(), []);

  function release() {
    if (!isLent.current) held.current?.close();
    held.current = undefined;
    isLent.current = false;
  }

  async function open(file: File): Promise<Opening | undefined> {
    release();
    const mine = create(definition);
    held.current = mine;
    const opening = await mine.open(file);
    // Another file may have been chosen meanwhile.
    return held.current === mine ? opening : undefined;
  }

  /** Lends the checker to a sending that may outlive this page; the returned function gives it back. */
  function lend() {
    const lent = held.current;
    isLent.current = true;
    return () => {
      if (held.current === lent) isLent.current = false;
      else lent?.close();
    };
  }

  return { checker: () => held.current, open, release, lend };
}
