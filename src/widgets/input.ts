import type { ComponentType } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { lazyPart } from '@/ui/lazyPart';

/** How a value is edited, by a component that comes with the first form. A failed preload is no error: the input is asked for again when it is rendered. */
export function input<Value>(load: () => Promise<ComponentType<InputProps<Value>>>) {
  const { Part, preload } = lazyPart(load);
  return { Input: Part, preload };
}
