import fc from 'fast-check';

// A fixed seed makes runs repeatable, so that a failure appears for everybody. `PROPERTY_SEED` chooses other values; a run with settings of its own,
// such as the mutation tests, keeps them.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_123), ...fc.readConfigureGlobal() });

export { fc };
