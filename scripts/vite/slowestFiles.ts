import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Lists the slowest files at the end of a run of many, because there is the most time to be saved. */
export function slowestFiles(): Reporter {
  return {
    onTestRunEnd(modules) {
      if (modules.length <= SHOWN) return;
      const slowest = [...modules].sort((one, other) => secondsOf(other) - secondsOf(one)).slice(0, SHOWN);
      console.log(`The ${SHOWN} slowest of ${modules.length} files, in seconds:`);
      for (const module of slowest) console.log(`${secondsOf(module).toFixed(1).padStart(8)}  ${module.relativeModuleId}`);
    },
  };
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000;
}
