/** Failures of a run that are none of its tests: more repeated tests than chance explains, a wrong quarantine. */
export const verdict = { failures: 0 }
