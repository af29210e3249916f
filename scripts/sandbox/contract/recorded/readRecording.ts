import { readFileSync } from 'node:fs';
import { AREAS } from './interviewServer';
import type { Recorded } from './Interview';
import type { Shape } from './shapes';

interface RecordingFile {
  /** The shapes, each listed once, because many answers have the same. */
  shapes: Shape[];
  answers: (Omit<Recorded, 'shape'> & { shape?: number })[];
}

/** The recorded answers of the platform, area by area. */
export function readRecording(): Recorded[] {
  return AREAS.flatMap((area) => {
    const { shapes, answers } = JSON.parse(readFileSync(new URL(`answers/${area}.json`, import.meta.url), 'utf8')) as RecordingFile;
    return answers.map(({ shape, ...answer }) => ({ ...answer, ...(shape !== undefined && { shape: shapes[shape] as Shape }) }));
  });
}
