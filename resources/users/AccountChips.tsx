/** Says of an account what stands in the way of signing in. */
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/fields/dates.ts'
import { useMay } from '#resources/may.ts'
import type { User } from '#schemas/generated/user.ts'
import { accountState } from './accountState.ts'

export const AccountChips = () => {
  const user = useRecordContext<User>()
  const may = useMay()
  const translate = useTranslate()
  const { data } = useQuery({
    ...accountState(user?.id ?? 0),
    enabled: user !== undefined && may('ROLE_MANAGE_EMPLOYEE'),
  })
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
