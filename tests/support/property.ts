import fc from 'fast-check';

// A run can be repeated: what fails, fails for everybody. `PROPERTY_SEED` looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_123) });

export { fc };
