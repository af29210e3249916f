import { turnsOf } from './quotedWords';

/** A sentence of the app that may quote the platform. The quotation stands in small type and is marked as English, so that it is read aloud in its own language. */
export function Sentence({ text }: { text: string }) {
  return turnsOf(text).map((turn, index) =>
    index % 2 === 0 ? (
      turn
    ) : (
      // The index can be the key because a sentence is always rendered again as a whole.
      <small key={index} lang="en">
        {turn}
      </small>
    ),
  );
}
