/** What a run tells of its tests beside passed and failed: second tries, long waits, the quarantine; as lines and as records. */
import type { Entry } from './quarantine.ts'
import { mostRepeated } from './secondTries.ts'
import type { Wait } from './waits.ts'

/** `load` is that of the machine at the end of the test; `longestWait` is in milliseconds. */
export type Finding = { project: string; file: string; test: string; load: number } & (
  | { kind: 'repeated'; error: string; longestWait: number | undefined }
  | ({ kind: 'wait' } & Wait)
  | { kind: 'quarantine'; error: string }
)

/** So many waits are printed, those nearest to their limit; the file has all. */
const mostPrinted = 20

/**
 * @param nameless Entries of the quarantine whose file has no such test.
 * @returns Lines for the end of the run, and how many failures they are.
 */
export function told(
  findings: readonly Finding[],
  { nameless, seed }: { nameless: readonly Entry[]; seed: string },
): { lines: string[]; failures: number } {
  const repeated = findings.filter((finding) => finding.kind === 'repeated')
  const waits = findings.filter((finding) => finding.kind === 'wait')
  const kept = findings.filter((finding) => finding.kind === 'quarantine')
  const isTooMany = repeated.length > mostRepeated
  return {
    lines: [
      ...repeated.map((finding) => `repeated: ${nameOf(finding)}: ${finding.error}`),
      ...kept.map((finding) => `in quarantine: ${nameOf(finding)}: ${finding.error}`),
      ...nameless.map((entry) => `in quarantine, but there is no such test: ${nameOf(entry)}`),
      ...waits
        .toSorted((a, b) => b.took / b.limit - a.took / a.limit)
        .slice(0, mostPrinted)
        .map((wait) => `long wait: ${nameOf(wait)}: ${wait.what} took ${wait.took} of ${wait.limit} ms`),
      ...(isTooMany ? [`More than ${mostRepeated} tests were repeated. That is no chance, and fails the run.`] : []),
      `${repeated.length} repeated, ${waits.length} long waits, ${kept.length} in quarantine, seed ${seed}`,
    ],
    failures: nameless.length + (isTooMany ? 1 : 0),
  }
}

const nameOf = ({ file, test }: { file: string; test: string }): string => `${file} > ${test}`
