import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { KeptTicksContext, keptTicks } from '../../data/KeptTicks';
import { RowMenuContext } from '../rows/RowMenu';
import { SelectionContext } from '../selection/SelectionContext';
import { BusyRowsContext } from '../rows/useBusyRows';
import { OpenRecordContext } from '../rows/useOpenRecord';

/** What contains the grid, on the page of the list or in the store. */
interface Box {
  element: HTMLElement;
  /** Scrolls what is inside to where it was before the element moved, which makes a browser forget it. */
  scrollBack: () => void;
}

interface Store {
  host: HTMLElement;
  inside: ShadowRoot;
}

interface Keeper {
  box: Box;
  store: Store;
  draw: (grid: ReactNode) => void;
}

const KeeperContext = createContext<Keeper | undefined>(undefined);

/** Another object for each visit to a list whose grid is kept. */
export const VisitContext = createContext<object | undefined>(undefined);

/**
 * Keeps the grid of a list, as it was scrolled and ticked, while the operator is on the other pages of the entity: to create it is half of the work of opening a list. React's
 * `Activity` cannot keep it, as AG Grid destroys itself with its effects.
 */
export function KeptGrid({ children }: { children: ReactNode }) {
  const [box] = useState(createBox);
  const [grid, draw] = useState<ReactNode>();
  const [store] = useState(createStore);
  const [ticks] = useState(keptTicks);
  const keeper = useMemo(() => ({ box, store, draw }), [box, store]);
  useLayoutEffect(() => {
    document.body.append(store.host);
    return () => store.host.remove();
  }, [store]);
  return (
    <KeeperContext value={keeper}>
      <KeptTicksContext value={ticks}>{children}</KeptTicksContext>
      {createPortal(grid, box.element)}
    </KeeperContext>
  );
}

/** The lists inside have grids and ticks of their own: they may be on the same page as the one that is kept. */
export function WithoutKeptGrid({ children }: { children: ReactNode }) {
  return (
    <KeeperContext value={undefined}>
      <KeptTicksContext value={undefined}>{children}</KeptTicksContext>
    </KeeperContext>
  );
}

/** The place of the grid in its list. A grid that is kept moves here, with the contexts of this list. A grid that goes leaves its focus to the page's heading. */
export function GridPlace({ children }: { children: ReactNode }) {
  const keeper = use(KeeperContext);
  const place = useFocusHandover();
  return (
    <div ref={place} style={NO_BOX}>
      {keeper ? <PlaceOfKept {...keeper}>{children}</PlaceOfKept> : children}
    </div>
  );
}

function PlaceOfKept({ box, store, draw, children }: Keeper & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [visit] = useState({});
  const [selection, menu, busy, beside] = [use(SelectionContext), use(RowMenuContext), use(BusyRowsContext), use(OpenRecordContext)];

  useLayoutEffect(() => {
    place.current?.append(box.element);
    box.scrollBack();
    return () => store.inside.append(box.element);
  }, [box, store]);

  useLayoutEffect(() => {
    draw(
      <VisitContext value={visit}>
        <SelectionContext value={selection}>
          <RowMenuContext value={menu}>
            <BusyRowsContext value={busy}>
              <OpenRecordContext value={beside}>{children}</OpenRecordContext>
            </BusyRowsContext>
          </RowMenuContext>
        </SelectionContext>
      </VisitContext>,
    );
  }, [draw, visit, selection, menu, busy, beside, children]);

  return <div ref={place} style={NO_BOX} />;
}

function createBox(): Box {
  const element = document.createElement('div');
  Object.assign(element.style, NO_BOX);
  const places = new Map<Element, ScrollToOptions>();
  const note = ({ target }: Event) => target instanceof Element && places.set(target, { top: target.scrollTop, left: target.scrollLeft });
  element.addEventListener('scroll', note, { capture: true, passive: true });
  return { element, scrollBack: () => places.forEach((place, scrolled) => scrolled.scrollTo(place)) };
}

/**
 * Where a grid is kept: in a closed shadow tree, neither a reader nor a search nor a script of the page finds it, and the browser neither renders it nor tells it a
 * size. Outside of the document it would have none, and the grid would lay itself out for that, and once more when it comes back.
 */
function createStore(): Store {
  const host = document.createElement('div');
  host.inert = true;
  Object.assign(host.style, { contentVisibility: 'hidden', visibility: 'hidden', position: 'fixed', overflow: 'hidden', width: '0', height: '0' });
  return { host, inside: host.attachShadow({ mode: 'closed' }) };
}

/** The grid stands in the layout of its list as if nothing were around it. */
const NO_BOX = { display: 'contents' };
