import { readFileSync } from 'node:fs';
import { AREAS } from './interviewServer';
import type { Recorded } from './Interview';
import type { Shape } from './shapes';

interface RecordingFile {
  /** Many answers share one. */
  shapes: Shape[];
  answers: (Omit<Recorded, 'shape'> & { shape?: number })[];
}

/** What the platform was recorded to answer, area by area. */
export function readRecording(): Recorded[] {
  return AREAS.flatMap((area) => {
    const { shapes, answers } = JSON.parse(readFileSync(new URL(`answers/${area}.json`, import.meta.url), 'utf8')) as RecordingFile;
    return answers.map(({ shape, ...answer }) => ({ ...answer, ...(shape !== undefined && { shape: shapes[shape] as Shape }) }));
  });
}
