/** Creates a missing record from a picker, in a dialog over the form. */
import Add from '@mui/icons-material/Add'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Suspense, useState } from 'react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { InRowContext } from '#resources/contexts/InRowContext.ts'
import { useMay } from '#resources/contexts/may.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const FormDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/FormDialog.tsx')).FormDialog }),
  'dialog',
)

export const AddRelated = ({ reference, onAdded }: { reference: string; onAdded: (record: Related) => void }) => {
  const { access, form } = useEntityDefinition(reference)
  const may = useMay()
  const translate = useTranslate()
  const name = useGetResourceLabel()(reference, 1)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  if (!form || !may(access?.create)) return null
  const label = translate('ra.page.create', { name })
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          <Add />
        </IconButton>
      </Tooltip>
      {isWanted && (
        <InRowContext value={false}>
          <Suspense>
            <FormDialog
              isOpen={isOpen}
              resource={reference}
              form={form}
              onClose={() => setOpen(false)}
              onClosed={() => setWanted(false)}
              onSaved={(record) => {
                setOpen(false)
                if (record.id !== '') onAdded(record as Related)
              }}
            />
          </Suspense>
        </InRowContext>
      )}
    </>
  )
}
