/** The state of an e-mail in its colour. */
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'

const toneOf = (status: string) => incomingEmail.lifecycle?.states[status]?.tone

export const StatusChip = ({ status }: { status: IncomingEmail['status'] }) => {
  const translate = useTranslate()
  const tone = toneOf(String(status))
  const color = tone === 'danger' ? 'error' : (tone ?? 'default')
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={translate(`resources.incoming-email.values.status.${String(status)}`)}
      sx={{ color: 'text.primary' }}
    />
  )
}
