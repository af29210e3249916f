import { loadLaterTexts } from '@/i18n/i18n';
import { libraryPart } from '@/ui/libraryPart';
import type { MissingRightProps } from './MissingRight';

/** The names of missing rights. Only a refusal needs these, so they are loaded with their words. */
export const { Part: MissingRight } = libraryPart<MissingRightProps>(() => Promise.all([import('./MissingRight'), loadLaterTexts('rights')]).then(([module]) => module.MissingRight));
