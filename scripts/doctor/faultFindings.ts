import type { Settings } from '../../src/config/Config';
import { PLATFORM_FAULTS, stands } from '../../src/config/platformFaults';
import { FAULT_DESCRIPTIONS } from './faultDescriptions';
import { type Finding, fine, note } from './Report';

/** The faults that the back office works around on this platform. None is tried out, because most of them destroy records. */
export function faultFindings(settings: Pick<Settings, 'mended'>): Finding[] {
  return PLATFORM_FAULTS.map((name) => {
    const { since, trigger, damage, instead } = FAULT_DESCRIPTIONS[name];
    if (!stands(name, settings)) return fine(`${name}: mended, says config.json (seen in ${since}: ${trigger})`);
    return note(`${name} (seen in ${since}): when ${trigger}, ${damage}. The back office: ${instead}.`);
  });
}
