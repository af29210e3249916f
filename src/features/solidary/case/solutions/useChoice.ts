import { useTranslation } from '@/i18n/useTranslation';
import type { Carpooler, ChosenDriver, SolidaryCase, Transporter } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { useNameOf } from '../useNameOf';

export type Match = Carpooler | Transporter;

/**
 * The body that chooses a person; nothing for those whom the platform cannot choose, because it needs the ids of the match and of the person
 * (contract requests.commands).
 */
export function choiceBody(match: Match): { solution: Record<string, number> } | undefined {
  const { matchingId, userId } = match;
  if (matchingId === undefined || userId === undefined) return undefined;
  return { solution: { matching: matchingId, ['isDriver' in match ? 'carpooler' : 'transporter']: userId } };
}

/** The chosen driver whose solution is this match. */
export function chosenFor({ drivers }: Pick<SolidaryCase, 'drivers'>, { matchingId }: Match): ChosenDriver | undefined {
  return drivers.find(({ solutions }) => solutions.some((solution) => solution.matchingId === matchingId));
}

/** Chooses a person for good. The platform also chooses them for the other direction, where the two matches are linked. */
export function useChoice(): (match: Match) => Promise<boolean> {
  const { t } = useTranslation('solidaryCase');
  const { send } = useCase();
  const nameOf = useNameOf();
  return async (match) => {
    const body = choiceBody(match);
    if (!body) return false;
    const name = nameOf(match.person);
    const made = (after: SolidaryCase) => chosenFor(after, match) !== undefined;
    return send(`choose-${match.key}`, body, { done: t('choice.done', { name }), failed: t('choice.failed', { name }), made });
  };
}
