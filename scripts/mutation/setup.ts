import fc from 'fast-check';

// Properties use the same few values in every run. Otherwise a mutant killed by chance in one run would survive the next.
fc.configureGlobal({ seed: 1, numRuns: 5 });
