/** Blocks many pasted numbers at once, with the outcome of each. */
import ContentPaste from '@mui/icons-material/ContentPaste'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Form, ResourceContextProvider, useRefresh, useTranslate } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { FormAlert } from '#resources/form/FormAlert.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { UnsavedWarning } from '#resources/form/UnsavedWarning.tsx'
import { FromInput, NoteInput, ReasonInput, UntilInput } from '#resources/generated/dialer-blacklist/inputs.tsx'
import { NumbersField, numbersIn } from './NumbersField.tsx'
import { PastedLines, type Pasted } from './PastedLines.tsx'

export const PasteNumbersTool = () => (
  <ToolDialog
    icon={<ContentPaste />}
    label="blacklist.paste"
    title="blacklist.title"
    lead="blacklist.lead"
    maxWidth="md"
  >
    <PasteNumbers />
  </ToolDialog>
)

const path = '/api/v4/dialer-blacklist/paste'

const PasteNumbers = () => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const formKey = useFormKey()
  const [pasted, setPasted] = useState<Pasted>()
  const [isBusy, setBusy] = useState(false)

  const send = async ({ phones, ...block }: Record<string, unknown>) => {
    setBusy(true)
    try {
      const given = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== null && value !== ''))
      const body = { ...given, phones: numbersIn(phones) }
      setPasted(await formKey.send((key) => call('POST', path, { body, key })))
      refresh()
      return undefined
    } catch (error) {
      if (!(error instanceof RefusedError)) return { root: { serverError: callMessage(error) } }
      const { common, ...fields } = Object.fromEntries(
        Object.entries(error.fields).map(([name, [message]]) => [name.replace(/[./].*$/, ''), message]),
      )
      return { ...fields, ...(common && { root: { serverError: common } }) }
    } finally {
      setBusy(false)
    }
  }

  if (pasted) return <PastedLines pasted={pasted} onMore={() => setPasted(undefined)} />
  return (
    <ResourceContextProvider value="dialer-blacklist">
      <Form
        onSubmit={send}
        defaultValues={{ phones: '', reason: 'request' }}
        noValidate
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedWarning}
      >
        <FormAlert />
        <Box sx={fields}>
          <NumbersField />
          <ReasonInput />
          <FromInput />
          <UntilInput />
          <NoteInput />
        </Box>
        <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 2 }}>
          {translate('blacklist.add')}
        </Button>
      </Form>
    </ResourceContextProvider>
  )
}

const fields = {
  display: 'grid',
  gap: 2,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
} as const
