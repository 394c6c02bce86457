/** Buttons that decide about the chosen documents, or about the open one, each with its letter. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '#resources/actions/lifecycle/ActionDialog.tsx'
import { useActionInputs } from '#resources/actions/lifecycle/useActionInputs.ts'
import { document, type Document } from '#schemas/generated/document.ts'
import type { useDecision } from './useDecision.ts'

const words = (action: string) => `resources.document.actions.${action}.title`

type DecisionsProps = { of: readonly Document[]; with: ReturnType<typeof useDecision> }

export const Decisions = ({ of, with: { busy, decide, decideNow, print } }: DecisionsProps) => {
  const translate = useTranslate()
  const { inputs, load } = useActionInputs(document)
  const [isRejecting, setRejecting] = useState(false)
  const ids = (...states: readonly string[]) => of.filter(({ status }) => states.includes(status)).map(({ id }) => id)
  const [approvable, rejectable, sendable] = [ids('to_send'), ids('to_send', 'approved'), ids('approved')]
  const printable = of.filter(({ mimeType }) => mimeType === 'application/pdf').map(({ id }) => id)
  const reject = document.lifecycle?.actions.reject
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        startIcon={<Check />}
        data-key="a"
        aria-keyshortcuts="a"
        disabled={approvable.length === 0}
        loading={busy === 'approve'}
        loadingPosition="start"
        onClick={() => decideNow('approve', approvable)}
      >
        {translate(words('approve'))}
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Close />}
        data-key="r"
        aria-keyshortcuts="r"
        disabled={rejectable.length === 0}
        onClick={() => void load().then(() => setRejecting(true))}
      >
        {translate(words('reject'))}
      </Button>
      <Button
        startIcon={<MarkEmailRead />}
        data-key="m"
        aria-keyshortcuts="m"
        disabled={sendable.length === 0}
        loading={busy === 'markSent'}
        loadingPosition="start"
        onClick={() => decideNow('markSent', sendable)}
      >
        {translate(words('markSent'))}
      </Button>
      <Button
        startIcon={<Print />}
        disabled={printable.length === 0}
        loading={busy === 'print'}
        loadingPosition="start"
        onClick={() => void print(printable)}
      >
        {translate('documents.queue.print')}
      </Button>
      {reject && (
        <ActionDialog
          entity={document}
          name="reject"
          action={reject}
          title={translate(words('reject'))}
          isOpen={isRejecting}
          recordTitle=""
          inputs={inputs}
          take={async (body) => {
            await decide('reject', rejectable, body)
            setRejecting(false)
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </Box>
  )
}
