/** Enters a protection of a debtor; shows which files will be suspended before anything changes. */
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { RecordContextProvider, ResourceContextProvider, useNotify, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { dayOf } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { CheckedForm } from '#resources/form/CheckedForm.tsx'
import { FormAlert } from '#resources/form/FormAlert.tsx'
import { FormButtons } from '#resources/form/FormButtons.tsx'
import { useFormKey } from '#resources/form/useFormKey.ts'
import {
  CourtInput,
  EndDateInput,
  KindInput,
  NoteInput,
  OfferedPercentageInput,
  ReferenceInput,
  RepresentativeInput,
  StartDateInput,
} from '#resources/generated/insolvency-events/inputs.tsx'
import type { RecordId } from '#resources/contexts/paths.ts'
import { callMessage, fieldErrors, formWide } from '#resources/form/serverErrors.ts'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import { ProtectionPreview } from './ProtectionPreview.tsx'

type ProtectionDialogProps = { debtor: RecordId; isOpen: boolean; onClose: () => void }

export const ProtectionDialog = ({ debtor, isOpen, onClose }: ProtectionDialogProps) => {
  const translate = useTranslate()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  return (
    <AskingDialog
      open={isOpen}
      onClose={onClose}
      leaving="page"
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={heading}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      {(close) => (
        <>
          <DialogTitle id={heading}>{translate('debtors.protect.title')}</DialogTitle>
          <ResourceContextProvider value={insolvencyEvent.name}>
            {/* Hides the debtor of the page, whose values the form would take. */}
            <RecordContextProvider value={undefined}>
              <ProtectionForm debtor={debtor} onCancel={close} onDone={onClose} />
            </RecordContextProvider>
          </ResourceContextProvider>
        </>
      )}
    </AskingDialog>
  )
}

type ProtectionFormProps = { debtor: RecordId; onCancel: () => void; onDone: () => void }

const ProtectionForm = ({ debtor, onCancel, onDone }: ProtectionFormProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const [inputs] = useState(() => new Set<string>())
  const [initial] = useState(() => ({ startDate: dayOf(Date.now()) }))
  const handleSubmit = async (values: FieldValues) => {
    const body = filledIn(toWire(insolvencyEvent, values, () => true))
    try {
      const { suspended } = await formKey.send((key) =>
        call('POST', `/api/v4/debtor/${debtor}/insolvency`, { body, key }),
      )
      notify('debtors.protect.done', { type: 'success', messageArgs: { smart_count: suspended.length } })
      // Protection changes the debtor's files, and whatever shows them.
      void queryClient.invalidateQueries()
      onDone()
      return undefined
    } catch (error) {
      return fieldErrors(insolvencyEvent, error, inputs) ?? { [formWide]: translate(callMessage(error)) }
    }
  }
  return (
    <CheckedForm inputs={inputs} defaultValues={initial} onSubmit={handleSubmit}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DialogContentText>{translate('debtors.protect.lead')}</DialogContentText>
        <FormAlert />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <KindInput />
          <ReferenceInput />
          <StartDateInput />
          <EndDateInput />
          <RepresentativeInput />
          <CourtInput />
          <OfferedPercentageInput />
        </Box>
        <NoteInput />
        <ProtectionPreview debtor={debtor} />
      </DialogContent>
      <DialogActions>
        <FormButtons label={translate('debtors.protect.yes')} onCancel={onCancel} />
      </DialogActions>
    </CheckedForm>
  )
}
