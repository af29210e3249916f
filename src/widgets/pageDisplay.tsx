import { type ComponentType } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, Widget } from '@/engine/model/Widget';
import { lazyPart } from '@/ui/lazyPart';
import { libraryPart } from '@/ui/libraryPart';
import { PartBoundary } from '@/ui/PartBoundary';

type LoadDisplay = () => Promise<ComponentType<DisplayProps>>;
type CellComponent = ComponentType<DisplayProps & { text: string | undefined }>;
type PageDisplay = Pick<Widget, 'Display' | 'preloadDisplay' | 'toText'>;

/**
 * The display of a widget whose values need room. On the page of a record it is a component, loaded with the first one, which may use the component library. Until
 * that is loaded, when it fails to load, and in a row of a list it is the plain text, which `Cell` may lay out.
 */
export function pageDisplay(load: LoadDisplay, toText: Widget['toText'], Cell?: CellComponent): PageDisplay {
  return displayOf(libraryPart(load), toText, Cell);
}

/** The same for a display that uses nothing of the component library, which then does not come with the page. */
export function plainDisplay(load: LoadDisplay, toText: Widget['toText'], Cell?: CellComponent): PageDisplay {
  return displayOf(lazyPart(load), toText, Cell);
}

function displayOf({ Part: Full, preload }: ReturnType<typeof lazyPart<DisplayProps>>, toText: Widget['toText'], Cell: CellComponent | undefined): PageDisplay {
  function Display(props: DisplayProps) {
    const context = useTextContext();
    const text = toText(props.value, props.field, context, props.record);
    if (props.dense) return Cell ? <Cell {...props} text={text} /> : <>{text}</>;
    return (
      <PartBoundary fallback={text} failure={text}>
        <Full {...props} />
      </PartBoundary>
    );
  }

  return { Display, preloadDisplay: preload, toText };
}
