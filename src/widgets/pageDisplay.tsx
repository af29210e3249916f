import { Suspense, type ComponentType } from 'react';
import { useTextContext } from '@/engine/useTextContext';
import type { DisplayProps, Widget } from '@/engine/Widget';
import { lazyPart } from '@/ui/lazyPart';

/**
 * How a widget whose values take room is shown: in full on the page of a record, by a component that comes with the first one, and as
 * its plain text until then and in a row of a list.
 */
export function pageDisplay(load: () => Promise<ComponentType<DisplayProps>>, toText: Widget['toText']): Pick<Widget, 'Display' | 'toText'> {
  const { Part: Full } = lazyPart(load);

  function PageDisplay(props: DisplayProps) {
    const context = useTextContext();
    const text = toText(props.value, props.field, context, props.record);
    if (props.dense) return <>{text}</>;
    return (
      <Suspense fallback={text}>
        <Full {...props} />
      </Suspense>
    );
  }

  return { Display: PageDisplay, toText };
}
