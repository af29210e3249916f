/** An icon that is one path, in a box of 24 by 24. The component library's own icons style themselves each time they are rendered, and a page has dozens of these. */
export function PathIcon({ d }: { d: string }) {
  return (
    <svg className="path-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}
