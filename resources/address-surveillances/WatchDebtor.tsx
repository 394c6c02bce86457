/** On the page of a file: whether the debtor's address is watched, and the button that starts it. */
import TravelExplore from '@mui/icons-material/TravelExploreOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { LinkBase, useCreatePath, useGetList, useTranslate, type RaRecord } from 'react-admin'
import { NewOnFile } from '#resources/disputes/NewOnFile.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { addressSurveillance, type AddressSurveillance } from '#schemas/generated/address-surveillance.ts'

type WatchDebtorProps = { file: RaRecord; debtor: { id: number } }

export const WatchDebtor = ({ file, debtor }: WatchDebtorProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const isAllowed = may(addressSurveillance.access.create)
  const { data } = useGetList<AddressSurveillance>(
    addressSurveillance.name,
    {
      filter: { debtor: debtor.id, status: { in: ['requested', 'active', 'signalled'] } },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: isAllowed },
  )
  if (!isAllowed || !data) return null
  const [watch] = data
  if (watch) {
    const to = createPath({ resource: addressSurveillance.name, type: 'show', id: watch.id })
    const state = translate(`resources.address-surveillance.values.status.${watch.status}`)
    return (
      <Button component={LinkBase} to={to} startIcon={<TravelExplore />} sx={{ justifySelf: 'start' }}>
        {translate('surveillances.watched', { state })}
      </Button>
    )
  }
  if (file.workflowStatus === 'closed') return null
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<TravelExplore />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('surveillances.start')}
      </Button>
      {isOpen && (
        <NewOnFile
          resource={addressSurveillance.name}
          file={file}
          initial={{ debtor }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
