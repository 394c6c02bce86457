/** Dialog with the form of one record, over any page. */
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useId, type ComponentType, type ReactNode } from 'react'
import { CreateBase, EditBase, useEditContext, useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { FormSkeleton, freshRead } from '#resources/form/FormPage.tsx'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { AskingDialog } from './AskingDialog.tsx'

type FormDialogProps = {
  isOpen: boolean
  resource: string
  /** Record to edit; absent: a new one. */
  id?: RecordId
  /** Record to copy. */
  duplicate?: RecordId
  /** Initial values of a new record. */
  initial?: Readonly<Record<string, unknown>>
  form: ComponentType
  /** What it does, where that is more than adding or changing a record. */
  title?: string
  onSaved: (record: RaRecord) => void
  /** Closing changes the address, whose guard asks about unsaved input; otherwise the dialog asks. */
  isInAddress?: boolean
  onClose: () => void
  onClosed?: () => void
}

export const FormDialog = (props: FormDialogProps) => {
  const { isOpen, resource, id, duplicate, initial, form: Fields, isInAddress = false } = props
  const { onSaved, onClose, onClosed } = props
  const mode = id === undefined ? 'create' : 'edit'
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const title = useTitle(resource, mode)

  return (
    <AskingDialog
      open={isOpen}
      onClose={onClose}
      leaving={isInAddress ? 'address' : 'page'}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={heading}
      slotProps={{ transition: { onExited: onClosed }, paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      {(close) => (
        <>
          <DialogTitle id={heading}>{props.title ?? title}</DialogTitle>
          <SurfaceContext value={{ in: 'dialog', mode, duplicate, initial, onSaved, onCancel: close }}>
            <Suspense fallback={<Placeholder />}>
              {id === undefined ? (
                <CreateBase resource={resource} redirect={false} disableAuthentication>
                  <Fields />
                </CreateBase>
              ) : (
                <EditBase
                  disableAuthentication
                  resource={resource}
                  id={id}
                  redirect={false}
                  redirectOnError={false}
                  mutationMode="pessimistic"
                  {...freshRead}
                >
                  <WhenRead onClose={onClose}>
                    <Fields />
                  </WhenRead>
                </EditBase>
              )}
            </Suspense>
          </SurfaceContext>
        </>
      )}
    </AskingDialog>
  )
}

/** What the dialog does; one over merchants has the title of the specification. */
function useTitle(resource: string, mode: 'create' | 'edit'): string {
  const translate = useTranslate()
  const { menuGroup, isTitledByArea } = useEntityDefinition(resource)
  const nameOf = useGetResourceLabel()
  if (isTitledByArea) return `${translate(`menu.${menuGroup}`)} | ${nameOf(resource, 2)}`.toLowerCase()
  return translate(mode === 'create' ? 'ra.page.create' : 'dialog.change', { name: nameOf(resource, 1) })
}

const WhenRead = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const { isPending, error, record, refetch } = useEditContext()
  const translate = useTranslate()
  if (isPending) return <Placeholder />
  if (!error || record) return children
  return (
    <>
      <DialogContent dividers>
        <ReadFailure error={error} onRetry={refetch} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </>
  )
}

const Placeholder = () => (
  <DialogContent dividers>
    <FormSkeleton />
  </DialogContent>
)
