/** Allowing the terms that an entry asks for: the plan as it is asked for, to be changed, begun at once or proposed. */
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { firstWish } from '#resources/arrangements/planInput.ts'
import { PlanDialog } from '#resources/arrangements/PlanDialog.tsx'
import type { LogEntry } from './useLogs.ts'

type AllowDialogProps = { entry: LogEntry; file: RaRecord; onClose: () => void }

export const AllowDialog = ({ entry, file, onClose }: AllowDialogProps) => {
  const { id, termAmount, termFrequency, termStart } = entry
  const [today] = useState(() => dayOf(Date.now()))
  const start = termStart && termStart > today ? termStart : today
  const wish = {
    ...firstWish(start),
    ...(termAmount && { way: 'amount' as const, amount: termAmount.amount }),
    ...(termFrequency && { frequency: termFrequency }),
  }
  return (
    <PlanDialog file={file.id} allow={{ path: `/api/v4/file/logs/${id}/allow-term-payment`, wish }} onClose={onClose} />
  )
}
