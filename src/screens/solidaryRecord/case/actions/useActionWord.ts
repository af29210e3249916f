import { useLabels } from '@/engine/labels';
import { useCase } from '../CaseContext';

/** What an action is called; one that nobody has named yet is told by its technical name, made readable (contract solidary 22.10). */
export function useActionWord(): (name: string) => string {
  const { entity } = useCase();
  const labels = useLabels(entity.resource);
  return (name) => {
    const word = labels.choice('lastAction', name);
    return word === name ? humanised(name) : word;
  };
}

/** `solidary_road_trip` → "Road trip". */
function humanised(name: string): string {
  const words = name.replace(/^solidary_/, '').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
