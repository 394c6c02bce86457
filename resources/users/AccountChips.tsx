/** Says of an account what stands in the way of signing in. */
import Chip from '@mui/material/Chip'
import { useRecordContext, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import type { User } from '#schemas/generated/user.ts'
import { useAccountState } from './accountState.ts'

export const AccountChips = () => {
  const user = useRecordContext<User>()
  const translate = useTranslate()
  const data = useAccountState(user)
  if (!data) return null
  return (
    <>
      {data.lockedUntil && (
        <Chip
          size="small"
          color="warning"
          label={translate('people.lockedUntil', { until: formatMoment(data.lockedUntil) })}
        />
      )}
      {!data.hasPassword && <Chip size="small" label={translate('people.noPassword')} />}
    </>
  )
}
