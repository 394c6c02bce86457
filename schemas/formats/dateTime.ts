/** Moments: ISO 8601 with a zone, '2026-01-31T09:30:00Z' or '2026-01-31T10:30+01:00'; seconds are optional. */
import { isDate } from './date.ts'

const time = /^T([01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]{1,9})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$/

export const isDateTime = (text: string): boolean => isDate(text.slice(0, 10)) && time.test(text.slice(10))
