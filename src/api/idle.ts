/** Local storage: when the operator last did something, in any tab, in milliseconds. */
export const LAST_ACTIVITY_KEY = 'backOffice.lastActivity';

/** A warning two minutes before the end; half-way when the session is shorter than four. */
const WARNING_SECONDS = 120;

/** An event every few milliseconds must not become a write every few milliseconds. */
const RECORDED_EVERY = 1000;

/** How long ago the operator last did something; one clock for all tabs (specification 4.18). */
export interface IdleClock {
  /** How long before the end the warning comes. */
  readonly warningSeconds: number;
  /** Starts again from now: a log-in, or an answer to the warning. */
  record(): void;
  /** A sign-in that was made elsewhere, at this time if it is known, is what was done last; where nothing is known it is made now. */
  noteSignIn(at: number | undefined): void;
  /** Something the operator did. While the warning is up only its answer counts, or a click meant for it would miss it. */
  observe(): void;
  /** A call made for what the operator just did counts as done now; a background read does not. */
  noteCall(): void;
  secondsLeft(): number;
  /** The time since the last activity exceeds the session's duration. */
  isIdle(): boolean;
  clear(): void;
}

export interface IdleOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** `Config.sessionDuration`. */
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

  /** A clock set back must not lengthen the session for ever: the future reads as now. */
  function left(): number {
    return sessionDuration * 1000 - Math.max(0, now() - (last() ?? now()));
  }

  return {
    warningSeconds,
    record: () => record(),
    noteSignIn(at = 0) {
      const before = last();
      // The clock of the server may be ahead of this one.
      if (before === undefined) record();
      else if (at > before) record(Math.min(at, now()));
    },
    observe() {
      if (left() <= warningSeconds * 1000) return;
      observed = now();
      if (observed - recorded >= RECORDED_EVERY) record();
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

/** Feeds the clock with what the operator does in this tab. Scripts may dispatch events too: only trusted ones count. */
export function observeActivity(window: Pick<Window, 'addEventListener' | 'removeEventListener'>, idle: IdleClock): () => void {
  const listen = (event: Event) => {
    if (event.isTrusted) idle.observe();
  };
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, listen, { capture: true, passive: true });
  return () => {
    for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, listen, { capture: true });
  };
}
