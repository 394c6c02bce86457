/** Opens the dialog that enters a protection of a debtor. */
import Shield from '@mui/icons-material/ShieldOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { debtor } from '#schemas/generated/debtor.ts'

const ProtectionDialog = lazyPart(
  async () => ({ default: (await import('./ProtectionDialog.tsx')).ProtectionDialog }),
  'dialog',
)

export const ProtectButton = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(debtor.access.update) || record.mergedInto) return null
  return (
    <>
      <Button startIcon={<Shield />} onClick={() => setOpen(true)}>
        {translate('debtors.protect.open')}
      </Button>
      <WhenFirst wanted={isOpen}>
        <ProtectionDialog debtor={record.id} isOpen={isOpen} onClose={() => setOpen(false)} />
      </WhenFirst>
    </>
  )
}
