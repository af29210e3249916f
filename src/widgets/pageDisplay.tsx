import { type ComponentType } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, Widget } from '@/engine/model/Widget';
import { PartBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';

/**
 * The display of a widget whose values need room. On the page of a record it is a component, loaded with the first one. Until that is loaded, when it fails to
 * load, and in a row of a list it is the plain text, which `Cell` may lay out.
 */
export function pageDisplay(load: () => Promise<ComponentType<DisplayProps>>, toText: Widget['toText'], Cell?: ComponentType<DisplayProps & { text: string | undefined }>): Pick<Widget, 'Display' | 'preloadDisplay' | 'toText'> {
  const { Part: Full, preload } = libraryPart(load);

  function PageDisplay(props: DisplayProps) {
    const context = useTextContext();
    const text = toText(props.value, props.field, context, props.record);
    if (props.dense) return Cell ? <Cell {...props} text={text} /> : <>{text}</>;
    return (
      <PartBoundary fallback={text} failure={text}>
        <Full {...props} />
      </PartBoundary>
    );
  }

  return { Display: PageDisplay, preloadDisplay: preload, toText };
}
