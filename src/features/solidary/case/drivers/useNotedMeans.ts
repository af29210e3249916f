import { isProposed } from '../actions/catalogue';
import { useActions } from '../actions/useActions';
import { useCase } from '../CaseContext';
import { contactAction, type Contacted, type Means } from './contacts';
import type { NotedMeans } from './NoteContactDialog';

/**
 * The ways in which a contact with a person can be noted: those whose action the platform knows and that make sense at this stage, because noting a
 * contact takes a request in follow-up back to the search.
 */
export function useNotedMeans(person: Contacted, means: readonly Means[]): NotedMeans[] {
  const { solidaryCase } = useCase();
  const { actions = [] } = useActions();
  const offered = actions.filter(({ type }) => isProposed(solidaryCase.status, type));
  return means.flatMap((one) => {
    const action = offered.find(({ name }) => name === contactAction(one, person, solidaryCase.diary));
    return action ? [{ means: one, action }] : [];
  });
}
