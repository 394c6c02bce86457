/** Recognises a row in another file of the same client: what it says, in one notation and in any order of columns. */
import { createHash } from 'node:crypto'
import type { CheckedRow, ImportJob } from './importType.ts'

export const fingerprintOf = ({ values, identity }: CheckedRow, { type, customer }: ImportJob): string =>
  hashOf([type, customer, identity ?? sorted(values)])

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64')

const sorted = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
