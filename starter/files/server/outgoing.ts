/** What leaves this product beside mail, for the page of what is held after a restore. */
import type { PlainJob } from './jobs/job.ts'

type OutgoingCalls = { waiting: string; discard: string; job: PlainJob }

const others: readonly OutgoingCalls[] = []
/** SQL over tables of the product: how many calls wait, how they are thrown away, and the kind of job that sends them. null: nothing but mail leaves. */
export const outgoingCalls: OutgoingCalls | null = others[0] ?? null
