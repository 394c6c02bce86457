/** What the server says of a period of the API, and how it is asked. */
import { call } from '#providers/http.ts'

export const periods = ['1h', '24h', '7d', '30d', '90d'] as const
export type Period = (typeof periods)[number]

/** Durations in milliseconds; null without calls. */
export type Sum = { calls: number; errors: number; p50: number | null; p95: number | null }
export type Named = Sum & { key: string }
export type Point = Sum & { at: string }
export type Monitoring = {
  from: string
  until: string
  /** Seconds. */
  step: number
  total: Sum
  points: readonly Point[]
  customers: readonly (Sum & { customer: { id: number; company: string } | null })[]
  endpoints: readonly Named[]
  statuses: readonly Named[]
  failures: readonly Named[]
  addresses: readonly Named[]
}

export const loadMonitoring = async (period: Period, signal: AbortSignal): Promise<Monitoring> =>
  (await call('GET', '/api/v4/api-log/monitoring', { query: { period }, signal })) as Monitoring

/** Of what was called, in per cent, from 0 to 100. */
export const errorRate = ({ calls, errors }: Pick<Sum, 'calls' | 'errors'>): number =>
  calls === 0 ? 0 : (100 * errors) / calls
