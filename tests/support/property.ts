import fc from 'fast-check';

// A run can be repeated: what fails, fails for everybody. `PROPERTY_SEED` looks elsewhere; a run that has its own settings, as that of mutants, keeps them.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_123), ...fc.readConfigureGlobal() });

export { fc };
