/** Buttons for bookings on a file, its interest, and its specification on paper; each with a key. */
import Percent from '@mui/icons-material/Percent'
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LinkBase, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { file } from '#schemas/generated/file.ts'

const FormDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/FormDialog.tsx')).FormDialog }),
  'dialog',
)

/** Bookings by the name of their text; `whenClosed`: possible on a closed file too. */
const bookings = [
  { name: 'payment', resource: 'payment', letter: 'a', whenClosed: true },
  { name: 'cost', resource: 'cost-line', letter: 'c', whenClosed: false },
  { name: 'writeOff', resource: 'write-off', letter: 'w', whenClosed: true },
  { name: 'creditNote', resource: 'claim', letter: 'd', whenClosed: false },
] as const
type Booking = (typeof bookings)[number]

export const Bookings = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<Booking | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      {bookings.map((booking) => (
        <BookingButton key={booking.name} booking={booking} record={record} onOpen={() => setOpen(booking)} />
      ))}
      {may('ROLE_FILE_SETTINGS_EDIT') && (
        <Button
          size="small"
          startIcon={<Percent />}
          component={LinkBase}
          to={`/file/settings/interest-rate/${record.id}`}
          data-key="i"
          aria-keyshortcuts="i"
        >
          {translate('fileScreen.interest')}
        </Button>
      )}
      <Button
        size="small"
        startIcon={<PictureAsPdf />}
        href={`${file.api}/${record.id}/specification.pdf`}
        download
        data-key="s"
        aria-keyshortcuts="s"
      >
        {translate('fileScreen.specification')}
      </Button>
      <Button size="small" startIcon={<Print />} onClick={() => window.print()}>
        {translate('fileScreen.print')}
      </Button>
      {open && <BookingDialog booking={open} record={record} onClose={() => setOpen(null)} />}
    </Box>
  )
}

type BookingProps = { booking: Booking; record: RaRecord }

const BookingButton = ({ booking, record, onOpen }: BookingProps & { onOpen: () => void }) => {
  const { name, resource, letter, whenClosed } = booking
  const translate = useTranslate()
  const notify = useNotify()
  const may = useMay()
  const { access, form } = useEntityDefinition(resource)
  if (!form || !may(access?.create)) return null
  const reason = record.workflowStatus === 'closed' && !whenClosed ? translate('error.file.closed') : undefined
  return (
    <Tooltip title={reason ?? ''} describeChild>
      <Button
        size="small"
        variant="outlined"
        // Focusable although disabled, so that everybody can read the reason.
        aria-disabled={reason !== undefined || undefined}
        sx={reason === undefined ? undefined : { opacity: 0.5, cursor: 'default' }}
        data-key={letter}
        aria-keyshortcuts={letter}
        onClick={reason === undefined ? onOpen : () => notify(reason, { type: 'warning' })}
      >
        {translate(`fileScreen.book.${name}`)}
      </Button>
    </Tooltip>
  )
}

const BookingDialog = ({ booking, record, onClose }: BookingProps & { onClose: () => void }) => {
  const queryClient = useQueryClient()
  const { form } = useEntityDefinition(booking.resource)
  if (!form) return null
  const of = { file: { id: record.id, number: record.number as unknown } }
  const initial = booking.name === 'creditNote' ? { ...of, type: 'credit_note' } : of
  return (
    <Suspense>
      <FormDialog
        isOpen
        resource={booking.resource}
        form={form}
        initial={initial}
        onClose={onClose}
        onSaved={() => {
          onClose()
          void queryClient.invalidateQueries({ queryKey: [booking.resource] })
          // Queries of the file: amounts, timeline and postings change with a booking.
          void queryClient.invalidateQueries({ queryKey: [file.name] })
        }}
      />
    </Suspense>
  )
}
