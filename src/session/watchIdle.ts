import type { IdleClock } from '@/api/idle';
import type { IdleWarning } from './Session';

export interface IdleWatch {
  /** Reads the clock now, as another tab may have moved it or the computer may have slept. */
  check(): void;
  stop(): void;
}

/** The longest wait in seconds, as a timer cannot wait longer than 24 days and a sleeping computer stops it. */
const LOOK_AT_LEAST_EVERY = 60 * 60;

/** Follows the idle clock: reports when the warning is due, each second of it, when it is over, and when the time is up. */
export function watchIdle(idle: IdleClock, onWarning: (warning: IdleWarning | undefined) => void, onIdle: () => void): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    if (idle.isIdle()) return onIdle();
    const secondsLeft = idle.secondsLeft();
    const untilWarning = secondsLeft - idle.warningSeconds;
    onWarning(untilWarning > 0 ? undefined : { secondsLeft });
    timer = setTimeout(check, Math.max(1, Math.min(untilWarning, LOOK_AT_LEAST_EVERY)) * 1000);
  }

  return { check, stop: () => clearTimeout(timer) };
}
