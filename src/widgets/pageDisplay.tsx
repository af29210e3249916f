import { type ComponentType } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, Widget } from '@/engine/model/Widget';
import { PartBoundary } from '@/ui/PartBoundary';
import { lazyPart } from '@/ui/lazyPart';

/**
 * How a widget whose values take room is shown: in full on the page of a record, by a component that comes with the first one, and as
 * its plain text until then, when it does not come, and in a row of a list, where `Cell` may lay that text out.
 */
export function pageDisplay(load: () => Promise<ComponentType<DisplayProps>>, toText: Widget['toText'], Cell?: ComponentType<DisplayProps & { text: string | undefined }>): Pick<Widget, 'Display' | 'preloadDisplay' | 'toText'> {
  const { Part: Full, preload } = lazyPart(load);

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
