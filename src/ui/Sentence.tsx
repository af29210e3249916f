import { turnsOf } from './quotedWords';

/** A sentence of ours that may quote the platform: what it says stands apart in small type, and is read aloud in its own language, English. */
export function Sentence({ text }: { text: string }) {
  return turnsOf(text).map((turn, index) =>
    index % 2 === 0 ? (
      turn
    ) : (
      // A sentence is rendered again as a whole.
      <small key={index} lang="en">
        {turn}
      </small>
    ),
  );
}
