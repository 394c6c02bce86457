/** Request and answer of the monitoring page. */
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'

export const periods = ['1h', '24h', '7d', '30d', '90d'] as const
export type Period = (typeof periods)[number]

/** `step` in seconds, durations in milliseconds; null without calls. */
export type Monitoring = Answers['GET']['/api/v4/api-log/monitoring']
export type Sum = Monitoring['total']
export type Point = Monitoring['points'][number]
export type Named = Monitoring['endpoints'][number]

export const loadMonitoring = (period: Period, signal: AbortSignal): Promise<Monitoring> =>
  call('GET', '/api/v4/api-log/monitoring', { query: { period }, signal })

/** Share of errors in per cent, from 0 to 100. */
export const errorRate = ({ calls, errors }: Pick<Sum, 'calls' | 'errors'>): number =>
  calls === 0 ? 0 : (100 * errors) / calls
