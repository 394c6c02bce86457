/** Data and texts of the page of jobs: `GET /api/v4/jobs`. */

export const path = '/api/v4/jobs'
export const queryKey = ['jobs']

/** Progress of a job; null if the job does not count. */
export type Progress = { done: number | null; total: number | null; errors: number | null }
export type Kind = {
  kind: string
  schedule: string | null
  /** Whether it may be done now, because somebody asks. */
  onDemand: boolean
  lastAt: string | null
  lastState: 'completed' | 'failed' | null
  nextAt: string | null
  due: number
  later: number
  active: number
}
export type Running = Progress & { id: string; kind: string; startedAt: string; attempt: number }
export type Failed = Progress & {
  id: string
  kind: string
  failedAt: string
  tries: number
  error: string
  data: string
}
export type Jobs = {
  kinds: readonly Kind[]
  running: readonly Running[]
  failed: readonly Failed[]
  failedCount: number
}

/** Milliseconds until the page is read again: soon while something is done, for its progress. */
export const readEvery = (jobs: Jobs | undefined): number => (jobs && jobs.running.length > 0 ? 2000 : 10_000)

type Words = { key: string; values?: Readonly<Record<string, string>> }

/** A schedule in words, where it is one that people speak of; otherwise as it stands. */
export function scheduleWords(schedule: string | null): Words {
  if (schedule === null) return { key: 'jobs.schedule.asked' }
  const [minute = '', hour = '', ...days] = schedule.split(' ')
  if (days.join(' ') !== '* * *') return { key: 'jobs.schedule.cron', values: { schedule } }
  if (minute === '*' && hour === '*') return { key: 'jobs.schedule.minute' }
  if (/^\d+$/.test(minute) && hour === '*') return { key: 'jobs.schedule.hour', values: { minute } }
  if (/^\d+$/.test(minute) && /^\d+$/.test(hour))
    return { key: 'jobs.schedule.day', values: { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` } }
  return { key: 'jobs.schedule.cron', values: { schedule } }
}
