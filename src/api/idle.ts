/** A key of the local storage: when the operator was last active in any tab, in milliseconds. */
export const LAST_ACTIVITY_KEY = 'backOffice.lastActivity';

/** How long before the end of the session the warning appears, in seconds; halfway when the session is shorter than four minutes. */
const WARNING_SECONDS = 120;

/** The shortest time between two writes, in milliseconds: there may be an event every few milliseconds. */
const RECORDED_EVERY = 1000;

/** Measures how long ago the operator was last active. All tabs share it (specification 4.18). */
export interface IdleClock {
  /** The seconds before the end at which the warning appears. */
  readonly warningSeconds: number;
  /** Sets the last activity to now: after a log-in, or an answer to the warning. */
  record(): void;
  /** Counts a sign-in made elsewhere as an activity, at its time if that is known. When no activity is known at all, the last one is now. */
  noteSignIn(at: number | undefined): void;
  /** Notes an activity of the operator. While the warning is up, only the answer to it counts; otherwise a click aimed at its button would close it first. */
  observe(): void;
  /** Counts a call that follows the operator's activity as activity; a background read does not count. */
  noteCall(): void;
  secondsLeft(): number;
  /** Whether the time since the last activity is longer than the session's duration. */
  isIdle(): boolean;
  clear(): void;
}

interface IdleOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The seconds of `Config.sessionDuration`. */
  sessionDuration: number;
  now?: () => number;
}

export function createIdleClock({ storage, sessionDuration, now = Date.now }: IdleOptions): IdleClock {
  const warningSeconds = Math.min(WARNING_SECONDS, sessionDuration / 2);
  let observed = 0;
  let recorded = 0;

  function record(at = now()): void {
    recorded = at;
    storage.setItem(LAST_ACTIVITY_KEY, `${recorded}`);
  }

  function last(): number | undefined {
    return Number(storage.getItem(LAST_ACTIVITY_KEY)) || undefined;
  }

  /** A time in the future counts as now: a clock that is set back must not lengthen the session for ever. */
  function left(): number {
    return sessionDuration * 1000 - Math.max(0, now() - (last() ?? now()));
  }

  return {
    warningSeconds,
    record: () => record(),
    noteSignIn(at = 0) {
      const before = last();
      // The server's clock may be ahead of this computer's.
      if (before === undefined) record();
      else if (at > before) record(Math.min(at, now()));
    },
    observe() {
      const at = now();
      // After a recent record by this tab no warning can be up: without this, each key and each move of the pointer would read the storage.
      const isRecorded = at >= recorded && at - recorded < Math.min(RECORDED_EVERY, warningSeconds * 1000);
      if (!isRecorded && left() <= warningSeconds * 1000) return;
      observed = at;
      if (!isRecorded) record();
    },
    noteCall() {
      if (observed > recorded && now() - observed < RECORDED_EVERY) record();
    },
    secondsLeft: () => Math.max(0, Math.ceil(left() / 1000)),
    isIdle: () => left() < 0,
    clear: () => storage.removeItem(LAST_ACTIVITY_KEY),
  };
}

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Notes what the operator does in this tab. Scripts may dispatch events too, so only trusted events count. */
export function observeActivity(window: Pick<Window, 'addEventListener' | 'removeEventListener'>, idle: IdleClock): () => void {
  const listen = (event: Event) => {
    if (event.isTrusted) idle.observe();
  };
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, listen, { capture: true, passive: true });
  return () => {
    for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, listen, { capture: true });
  };
}
