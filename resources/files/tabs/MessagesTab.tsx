/** Messages of a file: what was sent, what waits and what failed, with a button for another one. */
import Send from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { file } from '#schemas/generated/file.ts'
import { RelatedList } from '#resources/files/RelatedList.tsx'

const SendDialog = lazyPart(
  async () => ({ default: (await import('#resources/messages/SendDialog.tsx')).SendDialog }),
  'dialog',
)

export const MessagesTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isSending, setSending] = useState(false)
  return (
    <>
      {may('ROLE_FILE_SEND') && (
        <Box>
          <Button variant="contained" startIcon={<Send />} onClick={() => setSending(true)}>
            {translate('messageScreen.send')}
          </Button>
        </Box>
      )}
      <RelatedList entity={file} record={record} resource="message" property="file" />
      {isSending && (
        <Suspense>
          <SendDialog file={record} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
  )
}
