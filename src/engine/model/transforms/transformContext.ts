import type { TransformContext } from './Transform';

/** The default context, in which wall-clock digits stay as they are: the setting `utcTime` is on unless a deployment turns it off. */
export const WALL_CLOCK: TransformContext = { utcTime: true, timeZone: 'UTC' };

/**
 * The context for the setting `utcTime` of a deployment; the time zone is that of this browser by default (rule dates.clock). The browser is only asked for it
 * where it is needed: the first question takes as long as many rows.
 */
export function transformContext(utcTime: boolean, timeZone?: string): TransformContext {
  return utcTime ? WALL_CLOCK : { utcTime, timeZone: timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone };
}
