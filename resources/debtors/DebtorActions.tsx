/** Actions beside the title of a debtor: enter a protection, merge another debtor into it. */
import CallMerge from '@mui/icons-material/CallMerge'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { mayMerge } from './Merges.tsx'
import { ProtectButton } from './ProtectButton.tsx'

const MergeDialog = lazyPart(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }), 'dialog')

export const DebtorActions = () => {
  const translate = useTranslate()
  const may = useMay()
  const record = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  if (!record || record.mergedInto) return null
  return (
    <>
      <ProtectButton record={record} />
      {may(mayMerge) && (
        <>
          <Button startIcon={<CallMerge />} onClick={() => setOpen(true)}>
            {translate('debtors.merge.open')}
          </Button>
          <WhenFirst wanted={isOpen}>
            <MergeDialog record={record} isOpen={isOpen} onClose={() => setOpen(false)} />
          </WhenFirst>
        </>
      )}
    </>
  )
}
