import { useTextContext } from '@/engine/fields/useTextContext';
import { weekText } from '../../week/slots';
import type { Solution } from '../../model/SolidaryCase';
import { useWhen } from '../solutions/useWhen';

/** When a chosen person drives in one direction, as lines: the hours of a carpooler, the parts of the week of a volunteer. */
export function useSolutionTimes(): (solution: Solution) => readonly string[] {
  const context = useTextContext();
  const whenOf = useWhen();
  return (solution) => {
    const week = weekText([...solution.available], context);
    return [...whenOf({ ...solution, isRegular: true }), ...(week === undefined ? [] : [week])];
  };
}
