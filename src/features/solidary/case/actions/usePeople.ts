import { useChoosesCarpoolers } from '../solutions/useChoosesCarpoolers';
import { useCase } from '../CaseContext';
import { peopleOf, type Account } from './people';

/** The people whom an action on this request may be about; the beneficiary comes first. */
export function usePeople(): Account[] {
  const { solidaryCase } = useCase();
  const choosesCarpoolers = useChoosesCarpoolers();
  return peopleOf(solidaryCase, { choosesCarpoolers });
}
