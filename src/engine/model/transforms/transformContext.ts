import type { TransformContext } from './Transform';

/** Wall-clock digits as they stand: the default, as the setting `utcTime` is on unless a deployment says otherwise. */
export const WALL_CLOCK: TransformContext = { utcTime: true, timeZone: 'UTC' };

/**
 * The context of a deployment whose setting `utcTime` is given, in the zone of this browser unless another is named
 * (rule dates.clock).
 */
export function transformContext(
  utcTime: boolean,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): TransformContext {
  return { utcTime, timeZone };
}
