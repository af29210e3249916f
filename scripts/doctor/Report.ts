/** `problem`: the back office will not work as it should. `note`: something worth knowing, which breaks nothing. */
export type Level = 'fine' | 'note' | 'problem';

/**
 * One line of the report. Reports go into tickets, so it never contains a name, an address, an id, a token, or a sentence of the server, which may
 * hold any of these.
 */
export interface Finding {
  level: Level;
  text: string;
}

export interface Chapter {
  title: string;
  findings: Finding[];
}

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const note = (text: string): Finding => ({ level: 'note', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });

const MARKS: Record<Level, string> = { fine: '✓', note: '·', problem: '✗' };

/** The report as text that reads well in a ticket: a title for each chapter, a line for each finding, and the count of problems at the end. */
export function reportText(chapters: readonly Chapter[]): string {
  const problems = problemsOf(chapters).length;
  const parts = chapters.map(({ title, findings }) => [`## ${title}`, '', ...findings.map(({ level, text }) => `${MARKS[level]} ${text}`)].join('\n'));
  const end = problems === 0 ? 'No problem found.' : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.`;
  return [...parts, end].join('\n\n');
}

export function problemsOf(chapters: readonly Chapter[]): Finding[] {
  return chapters.flatMap(({ findings }) => findings).filter(({ level }) => level === 'problem');
}
