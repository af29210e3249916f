import { useEffect, useState } from 'react';
import type { Checker, ProblemPage } from './check/Checker';
import type { Severity } from './importRules';
import { PAGE } from './TablePager';

/** One page of the problems, of all columns or of one. The previous page stays in sight until the next one is loaded. */
export function useProblems(checker: Checker, severity: Severity) {
  const [{ page, column }, setQuery] = useState<{ page: number; column?: number | undefined }>({ page: 0 });
  const [found, setFound] = useState<ProblemPage>();

  useEffect(() => {
    let isWanted = true;
    const query = { severity, offset: page * PAGE, limit: PAGE, ...(column !== undefined && { column }) };
    checker.problems(query).then(
      (answer) => isWanted && setFound(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [checker, severity, page, column]);

  return {
    page,
    column,
    found,
    setPage: (next: number) => setQuery({ page: next, column }),
    setColumn: (next: number | undefined) => setQuery({ page: 0, column: next }),
  };
}
