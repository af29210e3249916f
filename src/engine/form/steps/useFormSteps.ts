import { useEffect, useRef, useState } from 'react';
import type { EntityBody, Section } from '../../model/Resource';
import type { Draft } from '../../data/drafts';
import { topOf } from '../../model/topOf';
import type { FieldError } from '../../fields/validateRecord';

/** The last step: everything that was filled in, to read before it is saved. No section can have this name. */
export const SUMMARY = '#summary';

/** The heading of the step that is open: where the focus goes. */
export const STEP_HEADING = 'step-heading';

/** The sections of a form that are filled in one after the other, and the summary of them. */
export interface FormSteps {
  names: readonly string[];
  current: string;
  /** Those that were open at some time: what was typed there stays as it is. */
  opened: ReadonlySet<string>;
  stateOf(name: string): 'done' | 'wrong' | 'todo';
  /** Whether a step may be gone to without those between. */
  isOpen(name: string): boolean;
  /** Of the step that is open. */
  fields: readonly string[];
  open(name: string): void;
  /** The first step that has one of these fields, and leaves the focus where it is. */
  reveal(fields: readonly string[]): void;
  next(): void;
  /** Absent at the first step. */
  previous: (() => void) | undefined;
  /** To the step that was open before this one; absent where there was none. */
  back: (() => void) | undefined;
  /** As when the form opened. */
  restart(): void;
}

interface FormStepsOptions {
  entity: EntityBody;
  mode: 'create' | 'edit';
  /** Those that have fields now. */
  sections: readonly Section[];
  errors: readonly FieldError[];
  /** What is said of fields, by field. */
  messages: ReadonlyMap<string, string>;
  /** What was filled in on an earlier visit, and where that ended. */
  resumed: Pick<Draft, 'values' | 'at'> | undefined;
  /** It starts with what is known already: it opens where something is left to say. */
  isFilled: boolean;
}

/** Where the operator stands in a form in steps; `undefined` for a form on one page. An edit has every step open from the start. */
export function useFormSteps({ entity, mode, sections, errors, messages, resumed, isFilled }: FormStepsOptions): FormSteps | undefined {
  const names = [...sections.map(({ name }) => name), SUMMARY];
  const stepOf = (field: string) => sections.find(({ rows }) => rows.flat().includes(topOf(field)))?.name;
  // Work that was interrupted goes on where it was.
  const resumedSteps = names.filter((name) => Object.keys(resumed?.values ?? {}).some((field) => stepOf(field) === name));
  const unfinished = isFilled ? (names.find((name) => errors.some(({ field }) => stepOf(field) === name)) ?? SUMMARY) : undefined;
  const [first, setFirst] = useState(() => names.find((name) => name === resumed?.at) ?? resumedSteps.at(-1) ?? unfinished ?? names[0] ?? SUMMARY);
  const [trail, setTrail] = useState<readonly string[]>(() => names.slice(0, names.indexOf(first) + 1));
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([first]));
  // A step whose fields have all gone is no more.
  const visited = trail.filter((name) => names.includes(name));
  const current = visited.at(-1) ?? names[0] ?? SUMMARY;
  const focusHeading = useHeadingFocus(current);
  if (entity.resource.formAs !== 'steps') return undefined;

  const position = names.indexOf(current);
  const before = names.slice(0, names.indexOf(first));
  const isOpen = (name: string) => mode === 'edit' || opened.has(name) || before.includes(name);

  /** To return to the step before is to go back. */
  function show(name: string | undefined) {
    if (name === undefined || name === current) return;
    setTrail(visited.at(-2) === name ? visited.slice(0, -1) : [...visited, name]);
    setOpened((known) => new Set([...known, name]));
  }

  function open(name: string | undefined) {
    focusHeading();
    show(name);
  }

  return {
    names,
    current,
    opened,
    stateOf(name) {
      // A file that was refused says so itself.
      const said = [...messages.keys(), ...errors.filter(({ rule }) => rule === 'fault').map(({ field }) => field)];
      if (said.some((field) => stepOf(field) === name)) return 'wrong';
      const isComplete = name !== SUMMARY && isOpen(name) && errors.every(({ field }) => stepOf(field) !== name);
      return isComplete ? 'done' : 'todo';
    },
    isOpen,
    fields: sections.find(({ name }) => name === current)?.rows.flat() ?? [],
    open,
    reveal: (fields) => show(names.find((name) => fields.some((field) => stepOf(field) === name))),
    next: () => open(names[position + 1]),
    previous: position > 0 ? () => open(names[position - 1]) : undefined,
    back: visited.length > 1 ? () => open(visited.at(-2)) : undefined,
    restart() {
      const start = names[0] ?? SUMMARY;
      setFirst(start);
      setTrail([start]);
      setOpened(new Set([start]));
    },
  };
}

/** Once the step is rendered, its heading takes the focus: it is read, and Tab goes on from there. */
function useHeadingFocus(shown: string): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    document.getElementById(STEP_HEADING)?.focus();
  }, [shown]);
  return () => {
    isDue.current = true;
  };
}
