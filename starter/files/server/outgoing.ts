/** Calls to other servers that a restore holds back, besides mail. */
import type { PlainJob } from './jobs/job.ts'

type OutgoingCalls = { waiting: string; discard: string; job: PlainJob }

const others: readonly OutgoingCalls[] = []
/**
 * SQL that counts the waiting calls and discards them, and the job that sends them. null: the product sends
 * nothing but mail.
 */
export const outgoingCalls: OutgoingCalls | null = others[0] ?? null
