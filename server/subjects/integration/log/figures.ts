/** Sums calls per time step and subject, for the statistics table of the monitoring page. */
import { classes, classOf } from '#domain/apiLog/histogram.ts'
import type { Entry } from './entry.ts'

export type Step = 'minute' | 'quarter' | 'hour' | 'day'
export type Subject = 'all' | 'endpoint' | 'status' | 'error' | 'address'

export type Figure = {
  step: Step
  subject: Subject
  /** ISO time of the beginning of the step. */
  at: string
  /** 0: no customer, because the key was refused. */
  customer_id: number
  key: string
  calls: number
  errors: number
  /** Calls per class of duration. */
  classes: number[]
}

/** Milliseconds. Days are UTC days: a period of time is asked for, not calendar days. */
export const lengthOf: Readonly<Record<Step, number>> = {
  minute: 60_000,
  quarter: 900_000,
  hour: 3_600_000,
  day: 86_400_000,
}
const steps = Object.keys(lengthOf) as Step[]

export const startOf = (step: Step, time: number): number => time - (time % lengthOf[step])

export const isError = (status: number): boolean => status >= 400

function subjectsOf({ method, endpoint, status, ip, customer_id }: Entry): [Subject, string][] {
  return [
    ['all', ''],
    ['endpoint', `${method} ${endpoint}`],
    ['status', String(status)],
    ...(isError(status) ? [['error', `${status} ${method} ${endpoint}`] satisfies [Subject, string]] : []),
    ...(customer_id === null && status === 401 ? [['address', ip] satisfies [Subject, string]] : []),
  ]
}

/** Returns the sums sorted by the table's key, so that two processes writing at once cannot deadlock. */
export function figuresOf(entries: readonly Entry[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const entry of entries) {
    const customer_id = entry.customer_id ?? 0
    for (const step of steps) {
      const at = new Date(startOf(step, Date.parse(entry.at))).toISOString()
      for (const [subject, key] of subjectsOf(entry)) {
        const name = JSON.stringify([step, subject, at, customer_id, key])
        const none = {
          step,
          subject,
          at,
          customer_id,
          key,
          calls: 0,
          errors: 0,
          classes: Array<number>(classes).fill(0),
        }
        const sum = sums.get(name) ?? none
        sum.calls += 1
        sum.errors += isError(entry.status) ? 1 : 0
        const index = classOf(entry.duration_ms)
        sum.classes[index] = (sum.classes[index] ?? 0) + 1
        sums.set(name, sum)
      }
    }
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, figure]) => figure)
}
