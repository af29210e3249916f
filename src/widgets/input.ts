import type { ComponentType } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { libraryPart } from '@/ui/libraryPart';

/** Makes the input of a widget from a component that is loaded with the first form. A failed preload is no error, as the input is loaded again when it is rendered. */
export function input<Value>(load: () => Promise<ComponentType<InputProps<Value>>>) {
  const { Part, preload } = libraryPart(load);
  return { Input: Part, preload };
}
