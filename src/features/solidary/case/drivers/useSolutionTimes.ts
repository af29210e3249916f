import { useTextContext } from '@/engine/fields/useTextContext';
import { weekText } from '../../week/slots';
import type { Solution } from '../../model/SolidaryCase';
import { useWhen } from '../solutions/useWhen';

/** When somebody who was chosen drives one way, in lines: a carpooler's hours, a volunteer's parts of the week. */
export function useSolutionTimes(): (solution: Solution) => readonly string[] {
  const context = useTextContext();
  const whenOf = useWhen();
  return (solution) => {
    const week = weekText([...solution.available], context);
    return [...whenOf({ ...solution, isRegular: true }), ...(week === undefined ? [] : [week])];
  };
}
