import './twoLines.css';

interface TwoLinesProps {
  title: string;
  /** What tells the choice from others of the same name. */
  detail: string | undefined;
}

/** One of the things that can be chosen, with its title and a detail below it. */
export function TwoLines({ title, detail }: TwoLinesProps) {
  return (
    <span className="two-lines">
      <span>{title}</span>
      {detail && <span className="two-lines-detail">{detail}</span>}
    </span>
  );
}
