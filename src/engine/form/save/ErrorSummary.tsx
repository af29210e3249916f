import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { unfold } from '@/ui/Fold';
import { Notice } from '@/ui/Notice';
import { RouterLink } from '@/ui/RouterLink';
import { Sentence } from '@/ui/Sentence';
import { controlId } from '../FormState';
import './errorSummary.css';

/** Why the form was not saved. Each attempt makes a new object. */
export interface Problem {
  title: string;
  /** Makes a title with the number of lines in it, for a problem that counts them. */
  titleOf?: (lines: number) => string;
  lines: readonly ProblemLine[];
}

export interface ProblemLine {
  /** The field that the line leads to, when it is on screen. */
  field?: string;
  /** The page that the line leads to, in another tab so that what was typed stays in this one. */
  href?: string;
  text: string;
}

interface ErrorSummaryProps {
  problem: Problem;
  /** The lines of the problem that still apply; all of them by default. */
  lines?: readonly ProblemLine[] | undefined;
  /** Shows fields that are in another step of the form. */
  onReveal?: ((fields: readonly string[]) => void) | undefined;
  /** What can be done about the problem, shown below the lines. */
  children?: ReactNode;
}

/**
 * The list of errors at the top of the form. It takes the focus when it appears, but not when a line disappears. Each line leads to its field, and repeats the
 * message that is shown there.
 */
export function ErrorSummary({ problem, lines = problem.lines, onReveal, children }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    for (const { field } of problem.lines) if (field !== undefined) unfoldField(field);
  }, [problem]);

  return (
    <Notice ref={box} severity="error" role="alert" tabIndex={-1} aria-labelledby={id} className="notice-page">
      <h2 id={id} className="section-heading">
        <Sentence text={problem.titleOf?.(lines.length) ?? problem.title} />
      </h2>
      {lines.length > 0 && (
        <ul className="problem-lines">
          {lines.map((line) => (
            <li key={`${line.field ?? ''}:${line.text}`}>
              <Line line={line} onReveal={onReveal} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  );
}

function Line({ line: { field, href, text }, onReveal }: { line: ProblemLine } & Pick<ErrorSummaryProps, 'onReveal'>) {
  if (field !== undefined) return <FieldLink field={field} text={text} onReveal={onReveal} />;
  if (href === undefined) return <Sentence text={text} />;
  return (
    <RouterLink href={href} target="_blank">
      {text}
    </RouterLink>
  );
}

/** Opens the fold that hides a field. A field in a folded item of a list has no control on screen until then. */
function unfoldField(field: string) {
  const control = nearestControl(field);
  if (control) unfold(control);
}

/** The control of a field, or the nearest that there is: the first of a part of it, else that of what it is a part of. */
function nearestControl(field: string): HTMLElement | undefined {
  const path = field.split('.');
  const ids = path.map((_, index) => controlId(path.slice(0, path.length - index).join('.')));
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  // A name that an operator has given may have dots of its own.
  const named = controls.map((control) => [control.id.replaceAll('.', '_'), control] as const);
  const found = ids.flatMap((id) => named.find(([own]) => own === id) ?? named.find(([own]) => own.startsWith(`${id}_`)) ?? []);
  return found.find((one) => typeof one !== 'string');
}

/** What can take the focus and has the name of a field. */
const CONTROLS = ['input', 'textarea', 'select', 'button', '[tabindex]'].map((control) => `form ${control}[id]`).join();

function FieldLink({ field, text, onReveal }: { field: string; text: string } & Pick<ErrorSummaryProps, 'onReveal'>) {
  const id = controlId(field);

  /** The link must not change the address, as the router would take that for a navigation. */
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => onReveal?.([field]));
    flushSync(() => unfoldField(field));
    const control = nearestControl(field);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }

  return (
    <a href={`#${id}`} onClick={handleClick}>
      <Sentence text={text} />
    </a>
  );
}
