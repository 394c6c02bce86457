/** A detail that is shown under a condition on the record. Lazy, because lists load the other details too. */
import { useState, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { matches } from '#domain/condition.ts'
import { currentUser } from '#providers/session.ts'
import type { Condition } from '#schemas/condition.ts'

export const WhenDetail = ({ when, children }: { when: Condition; children: ReactNode }) => {
  const record = useRecordContext<Record<string, unknown>>()
  const [asOf] = useState(() => new Date().toISOString())
  return record && matches(when, record, { me: currentUser(), asOf }) ? children : null
}
