import { loadLaterTexts } from '@/i18n/i18n';
import { lazyPart } from '@/ui/lazyPart';
import type { MissingRightProps } from './MissingRight';

/** Only a refusal names rights: their words come with it. */
export const { Part: MissingRight } = lazyPart<MissingRightProps>(() => Promise.all([import('./MissingRight'), loadLaterTexts('rights')]).then(([module]) => module.MissingRight));
