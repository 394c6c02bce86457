/** What is to be known before an e-mail is read: that it could not be read, what of it is not as it was sent, and its original. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'

/** Milliseconds between two clocks that nobody is told of. */
const usual = 86_400_000

export const MailNotes = ({ mail }: { mail: IncomingEmail }) => {
  const translate = useTranslate()
  const { id, problem, notes, size, sentAt, receivedAt } = mail
  const isClockWrong =
    sentAt !== null && receivedAt !== null && Math.abs(Date.parse(sentAt) - Date.parse(receivedAt)) > usual
  const told = [
    ...(notes ?? []).map(({ note, count }) => translate(`inbox.note.${note}`, { smart_count: count ?? 0 })),
    ...(isClockWrong ? [translate('inbox.note.clock', { at: formatMoment(sentAt) })] : []),
  ]
  // Of an e-mail that was too large nothing is here.
  const isHere = size !== null && size <= mostKept
  const original = (
    <Link href={`${incomingEmail.api}/${id}/original`} download>
      {translate('inbox.original')}
    </Link>
  )
  return (
    <>
      {problem && (
        <Alert severity="warning">
          {problem} {isHere && original}
        </Alert>
      )}
      {told.length > 0 && (
        <Alert severity="info">
          {told.map((one) => (
            <Box key={one}>{one}</Box>
          ))}
          {!problem && isHere && original}
        </Alert>
      )}
    </>
  )
}

/** Bytes of the largest e-mail that is kept. */
const mostKept = 30_000_000
