import { loadLaterTexts } from '@/i18n/i18n';
import { lazyPart } from '@/ui/lazyPart';

const map = lazyPart(() => Promise.all([import('./RecordMap'), loadLaterTexts('map')]).then(([module]) => module.RecordMap));

/** The map, its library and its words, which are loaded when a list is first shown as a map. */
export const RecordMap = map.Part;
