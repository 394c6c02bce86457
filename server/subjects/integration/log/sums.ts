/**
 * Reads sums from the statistics table, for the monitoring page and alert rules alike, so that errors and
 * percentiles mean the same in both.
 */
import { classes, percentile } from '#domain/apiLog/histogram.ts'

/** Durations in milliseconds; null without calls. */
export type Sum = { calls: number; errors: number; p50: number | null; p95: number | null }
/** Row of `sumColumns`. */
export type Sums = { calls: number; errors: number; classes: readonly number[] }

const classSums = Array.from(
  { length: classes },
  (_, index) => `coalesce(sum(s.classes[${index + 1}]), 0)::bigint`,
).join(', ')

/** SQL for the sums over rows of `api_stat`, alias `s`. */
export const sumColumns = `coalesce(sum(s.calls), 0)::bigint as calls, coalesce(sum(s.errors), 0)::bigint as errors, to_json(array[${classSums}]) as classes`

export const nothing: Sums = { calls: 0, errors: 0, classes: Array<number>(classes).fill(0) }

export const added = (one: Sums, other: Sums): Sums => ({
  calls: one.calls + other.calls,
  errors: one.errors + other.errors,
  classes: one.classes.map((count, index) => count + (other.classes[index] ?? 0)),
})

export const sumOf = ({ calls, errors, classes: counts }: Sums): Sum => ({
  calls,
  errors,
  p50: percentile(counts, 0.5) ?? null,
  p95: percentile(counts, 0.95) ?? null,
})
