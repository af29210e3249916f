import { useChoosesCarpoolers } from '../solutions/useChoosesCarpoolers';
import { useCase } from '../CaseContext';
import { peopleOf, type Account } from './people';

/** Those whom an action about the request of the page may be about; the beneficiary first. */
export function usePeople(): Account[] {
  const { solidaryCase } = useCase();
  const choosesCarpoolers = useChoosesCarpoolers();
  return peopleOf(solidaryCase, { choosesCarpoolers });
}
