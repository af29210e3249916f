import type { ComponentType } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { formPart, libraryPart } from '@/ui/libraryPart';

type LoadInput<Value> = () => Promise<ComponentType<InputProps<Value>>>;

/**
 * Makes the input of a widget from a component that is loaded with the first form, and may use the component library. A failed preload is no error, as the input is
 * loaded again when it is rendered.
 */
export function input<Value>(load: LoadInput<Value>) {
  const { Part, preload } = libraryPart(load);
  return { Input: Part, preload };
}

/** The same for an input that uses nothing of the component library, which then does not come with the form. */
export function plainInput<Value>(load: LoadInput<Value>) {
  const { Part, preload } = formPart(load);
  return { Input: Part, preload };
}
