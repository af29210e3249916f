import './outline.css';

/** One line with the first values of something that is folded. On paper everything is unfolded. */
export function FoldedText({ texts, problem }: { texts: readonly string[]; problem: string | undefined }) {
  const said = [...new Set(texts)].filter((text) => text !== '').slice(0, MOST);
  return (
    <span className="small-text folded-text">
      {problem !== undefined && (
        <span className="folded-problem">
          {problem}
          {said.length > 0 && ' · '}
        </span>
      )}
      {said.join(' · ')}
    </span>
  );
}

const MOST = 3;
