/** Makes the link of what is shared, shows it this once, and takes it or its password back. */
import LinkIcon from '@mui/icons-material/Link'
import LinkOff from '@mui/icons-material/LinkOff'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { Confirm, useEvent, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { RecordAction } from '#resources/actions/RecordAction.tsx'
import { callMessage } from '#resources/serverErrors.ts'
import { sharedInfo, type SharedInfo } from '#schemas/generated/shared-info.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { RemovePassword } from './RemovePassword.tsx'

/** Milliseconds since it was added; what is looked at later is only looked at. */
const justNow = 60_000

export const ShareActions = () => {
  const record = useRecordContext<SharedInfo>()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [link, setLink] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const begun = useRef(false)

  const make = useEvent(async () => {
    setAsking(false)
    try {
      const answer = await call('POST', `${sharedInfo.api}/${record?.id}/link`, { body: {} })
      setLink((answer as { link: string }).link)
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
  })
  const [openedAt] = useState(() => Date.now())
  const isOver = record !== undefined && Date.parse(record.validUntil) <= openedAt
  const isOwn =
    record?.hasLink === false && record.revokedAt === null && !isOver && record.createdBy?.id === currentUser()?.id
  const [isNew] = useState(() => isOwn && Date.now() - Date.parse(record.createdAt ?? '') < justNow)
  useEffect(() => {
    // Whoever has just saved it wants the link, and nobody has one yet that this would end.
    if (!isNew || begun.current) return
    begun.current = true
    void make()
  }, [isNew, make])

  if (!record || record.revokedAt) return null
  return (
    <>
      {!isOver && (
        <Button startIcon={<LinkIcon />} onClick={() => (record.hasLink ? setAsking(true) : void make())}>
          {translate(record.hasLink ? 'sharing.newLink' : 'sharing.makeLink')}
        </Button>
      )}
      <RemovePassword />
      {record.hasLink && (
        <RecordAction
          api={sharedInfo.api}
          name="revoke"
          icon={<LinkOff />}
          label="sharing.revoke"
          lead="sharing.revokeLead"
          done="sharing.revoked"
          color="error"
        />
      )}
      <Confirm
        isOpen={isAsking}
        title="sharing.newLink"
        content={translate('sharing.newLinkLead')}
        onConfirm={() => void make()}
        onClose={() => setAsking(false)}
      />
      <LinkDialog
        link={link}
        onClose={() => {
          setLink(null)
          refresh()
        }}
      />
    </>
  )
}
