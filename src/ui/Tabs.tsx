import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface TabOption {
  name: string;
  label: ReactNode;
  /** The id of the tab, by which its panel is named. */
  id: string;
  /** The id of the panel, which is in the page while the tab is chosen. */
  panelId: string;
}

interface TabsProps {
  tabs: readonly TabOption[];
  /** The name of the chosen tab, if it is known. */
  chosen: string | undefined;
  onChoose: (name: string) => void;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Tabs on one line, which scrolls where they have no room. The arrow keys, Home and End move the focus; Enter and the space bar choose, as a panel may have to be loaded. */
export function Tabs({ tabs, chosen, onChoose, className = '', ...naming }: TabsProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollTo(line.current?.querySelector('[aria-selected=true]')), [chosen]);
  const reachable = tabs.some(({ name }) => name === chosen) ? chosen : tabs[0]?.name;

  return (
    <div ref={line} className={`tabs ${className}`} role="tablist" {...naming}>
      {tabs.map(({ name, label, id, panelId }) => {
        const isChosen = name === chosen;
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={id}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            tabIndex={name === reachable ? 0 : -1}
            onKeyDown={moveFocus}
            onClick={() => onChoose(name)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** Scrolls the line, and not the page around it, to a tab. */
function scrollTo(tab: Element | null | undefined): void {
  const line = tab?.parentElement;
  if (!(tab instanceof HTMLElement) || !line) return;
  const { offsetLeft: start, offsetWidth: width } = tab;
  line.scrollLeft = Math.min(start, Math.max(line.scrollLeft, start + width - line.clientWidth));
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const focused = tabs.indexOf(event.currentTarget);
  const places: Record<string, number> = { ArrowLeft: focused - 1, ArrowRight: (focused + 1) % tabs.length, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  tabs.at(place)?.focus();
}
