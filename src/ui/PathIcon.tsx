import './icon.css';

/** An icon that is one path, in a box of 24 by 24. */
export function PathIcon({ d }: { d: string }) {
  return (
    <svg className="icon icon-small" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}
