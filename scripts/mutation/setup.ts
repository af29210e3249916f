import fc from 'fast-check';

// The same few values each time: a mutant that chance kills would live in another run.
fc.configureGlobal({ seed: 1, numRuns: 5 });
